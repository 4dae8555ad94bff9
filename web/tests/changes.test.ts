import { expect, test } from "vitest";
import { applied, Listener, type Told } from "../src/changes";
import { partial } from "./partial";

test("what has not changed stays the same object", () => {
  const doc = { seq: 1, view: { trail: { A: 1 }, players: [{ n: 1 }, { n: 2 }] } };
  const next = applied(doc, { seq: 2, "view.players.1": { n: 3 } });
  expect(next).toEqual({ seq: 2, view: { trail: { A: 1 }, players: [{ n: 1 }, { n: 3 }] } });
  expect(next.view.trail).toBe(doc.view.trail);
  expect(next.view.players[0]).toBe(doc.view.players[0]);
  expect(doc.view.players[1]).toEqual({ n: 2 });
});

test("a socket tells whole messages", () => {
  const listener = new Listener();
  listener.heard(partial<Told>({ type: "hello", seq: 1, entries: [], chat: [], table: { id: "t", seq: 1 }, state: { seq: 1, waiting: [0] } }));
  const update: Told = { type: "update", seq: 2, entries: [], changes: { table: { seq: 2 }, state: { seq: 2, waiting: [1] } } };
  expect(listener.heard(update)).toEqual({
    type: "update",
    seq: 2,
    entries: [],
    table: { id: "t", seq: 2 },
    state: { seq: 2, waiting: [1] },
  });
});

test("refused actions get their verb back", () => {
  const listener = new Listener();
  listener.heard(partial<Told>({ type: "hello", table: {}, state: { refusals: [] } }));
  const refusals = [{ verb: "draw", rest: false, actions: "A1.NE|" }];
  const told = listener.heard({ type: "update", seq: 2, entries: [], changes: { table: {}, state: { refusals } } });
  expect("state" in told && told.state.refusals[0]?.actions).toEqual(["draw A1.NE", "draw"]);
});

test("changes of nothing are a fault", () => {
  const update: Told = { type: "update", seq: 2, entries: [], changes: { table: {}, state: {} } };
  expect(() => new Listener().heard(update)).toThrow();
});
