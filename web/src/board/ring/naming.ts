/** What the choices of El Paso are called; small, because it comes with every table. */

import type { Question } from "../../contract";
import type { Scene } from "../../naming";
import { plugged } from "./plug.svelte";

const here = (scene: Scene): boolean => scene.components.kind === "ring";

export const ringName = (scene: Scene, text: string): string | null => (here(scene) ? plugged.name(scene, text) : null);
export const ringDetail = (scene: Scene, text: string): string[] => (here(scene) ? plugged.detail(scene, text) : []);
export const ringQuestion = (question: Question): string | null => plugged.ask(question);
