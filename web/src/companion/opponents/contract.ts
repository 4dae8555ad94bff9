/** A solo opponent as `GET /api/companion` describes it. */

export interface OpponentFigures {
  name: string;
  game: string;
  options: { name: string; choices: string[] }[];
}
