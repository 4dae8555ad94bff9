/** A session on the page: kept after every answer, resumed when the page comes back. */

import { freshSeed } from "../rng";
import { meet, type OpponentFigures, type Options } from "./opponent";
import { forget, keep, kept } from "./keeping";
import { look, type Look } from "./look";
import { BadSession, read, resumed, Session, written } from "./session";

/** What is wrong with what was kept or brought. */
interface Trouble {
  /** damaged: the kept session; bad: a file; other: a file of another opponent. */
  kind: "damaged" | "bad" | "other";
  file?: string;
  who?: string;
}

export class Play {
  /** What is shown; null: no session has begun. */
  now = $state.raw<Look | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** Does the browser keep what is played? */
  kept = $state(true);
  private session: Session | null = null;

  constructor(readonly opponent: OpponentFigures) {
    const text = kept(opponent.name);
    if (!text) return;
    const found = this.sessionOf(text);
    if (found?.opponent === opponent) this.show(found);
    else this.trouble = { kind: "damaged" };
  }

  get options(): Options {
    return this.session?.options ?? {};
  }

  get seed(): string {
    return String(this.session?.seed ?? "");
  }

  /** The session as the text of a file. */
  get text(): string {
    return this.session ? written(this.session.doc()) : "";
  }

  begin(options: Options): void {
    this.take(new Session(this.opponent, freshSeed(), options));
  }

  /** Go on from a file, or say what is wrong with it. */
  async bring(file: string, text: string, opponents: OpponentFigures[]): Promise<void> {
    await Promise.all(opponents.map(meet));
    const found = this.sessionOf(text, opponents);
    if (found?.opponent.name === this.opponent.name) this.take(found);
    else this.trouble = found ? { kind: "other", file, who: found.opponent.name } : { kind: "bad", file };
  }

  answer(text: string): void {
    if (!this.session?.question?.choices.includes(text)) return;
    this.session.answer(text);
    this.take(this.session);
  }

  undo(): boolean {
    if (!this.session?.undo()) return false;
    this.take(this.session);
    return true;
  }

  /** Leave the session for good. */
  end(): void {
    forget(this.opponent.name);
    this.session = null;
    this.now = null;
  }

  private sessionOf(text: string, opponents = [this.opponent]): Session | null {
    try {
      return resumed(read(text), opponents);
    } catch (error) {
      if (error instanceof BadSession) return null;
      throw error;
    }
  }

  private take(session: Session): void {
    this.show(session);
    this.kept = keep(this.opponent.name, this.text);
  }

  private show(session: Session): void {
    this.session = session;
    this.trouble = null;
    this.now = look(session);
  }
}
