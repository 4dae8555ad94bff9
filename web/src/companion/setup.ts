/** Set-ups beside the cardboard. */

export type SetupPlan = object;
