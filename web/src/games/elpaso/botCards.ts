/** Cards of an opponent as rows of signs: on the board, and in the companion beside the cardboard. */

import type { Icon } from "../kit/icons";
import type { Sign } from "../kit/signs";
import type { SueCard } from "./contract";

type BotCard = Pick<SueCard, "steps" | "per" | "action">;

const icon = (name: Icon, text = ""): Sign => ({ as: "icon", icon: name, text });
const text = (value: string): Sign => ({ as: "text", text: value });

const WORKER_ICONS: Record<string, Icon> = { cowboy: "cowboy", builder: "builder", engineer: "engineer", all_rounder: "rounder" };
export const workerIcon = (name: string): Icon => WORKER_ICONS[name] ?? "worker";

const BOT_ACTIONS: Record<string, Sign[]> = {
  market: [icon("cowboy"), icon("arrow"), icon("cattle")],
  train: [icon("engineer"), icon("arrow"), icon("engine")],
  build: [icon("builder"), icon("arrow"), icon("building")],
  draw_1: [icon("draw", "1")],
  draw_2: [icon("draw", "2")],
  best_of_three: [icon("cowboy"), icon("or"), icon("builder"), icon("or"), icon("engineer")],
};

export const botMove = (card: BotCard): Sign[] =>
  card.per ? [icon("boot"), text("×"), icon(workerIcon(card.per))] : [icon("boot", String(card.steps))];
export const botAction = (card: BotCard): Sign[] => BOT_ACTIONS[card.action] ?? [text(card.action)];
