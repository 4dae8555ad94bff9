/** Score pads. */

export type PadPlan = object;
