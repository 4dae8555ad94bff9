/** A solo opponent as `GET /api/companion` describes it: every figure comes from the engine. */

export interface Option {
  name: string;
  choices: string[];
}

export interface SamCard {
  /** The number on the card; 0: a printed one that somebody has read out. */
  n: number;
  steps: number;
  per: string;
  actions: string[];
  specialist: string;
}

export interface SamLevel {
  name: string;
  removed: number[];
  extra: string[];
  first_city: string;
}

export interface SamBuilding {
  number: number;
  name: string;
  builders: number;
  vp: number;
  /** What its hands cost who passes it, with two players. */
  fees: number;
}

interface Ending {
  most_points: number;
  most_left: number;
}

/** Steps, and what they count instead. */
type Move = [steps: number, per: string];

export interface SamFigures extends Ending {
  cards: SamCard[];
  levels: Record<string, SamLevel>;
  buildings: SamBuilding[];
  stations: { vp: number; master: boolean }[];
  cities: { name: string; vp: number }[];
  arrows: { vp: number; objective: boolean }[];
  market: { cowboys: number; dollars: number; count: number; what: string }[];
  moves: Record<string, Move>;
  deeds: Record<string, string[]>;
  halves: string[];
  tiles: number;
  first_objective: string;
  workers: string[];
  discs: number;
  full_row: number;
  top_workers: number[];
  top_worker_vp: number;
  token_vp: number;
  objective_vp: number[];
  hazard_vp: number[];
  cattle_vp: number[];
  revealed: number;
  buy_dollars: number;
}

export interface SueCard {
  name: string;
  deck: string;
  steps: number;
  per: string;
  action: string;
}

export interface SueFigures extends Ending {
  cards: SueCard[];
  posts: Record<string, { vp: number; dark: boolean; deeds: string[] }>;
  /** Both sides of each train card: what of them counts for her. */
  trains: string[][][];
  kinds: { vp: number }[];
  fields: string[];
  cows: Record<string, number>;
  markets: Record<string, number>;
  moves: Record<string, Move>;
  actions: string[];
  rewards: Record<string, string>;
  post_vp: number[];
  specialities: string[];
  resource_cards: [name: string, count: number][];
  market_by_cowboys: string[];
  enough: number;
  most_buildings: number;
  first_post: string;
  deliveries: string[];
  discs: number;
  worker_vp: number;
  space_vp: number;
  trades: Record<string, string>;
  token_kinds: string[];
  token_vp: number[];
  building_vp: number[];
  sides: string[];
}

interface Described<Name extends string, Figures> {
  name: Name;
  game: string;
  options: Option[];
  figures: Figures;
}

export type OpponentFigures = Described<"sam", SamFigures> | Described<"sue", SueFigures>;
