import { expect, it } from "vitest";
import PAGES from "../src/pages.json";
import { parse } from "../src/router.svelte";

const at = (path: string) => parse(new URL(path, "http://here"));

it("knows every address that the server has a page for", () => {
  for (const [page, addresses] of Object.entries(PAGES)) {
    for (const address of addresses) expect(at(address.replace(/\{\w+\}/, "x")).page).toBe(page);
  }
});

it("reads what stands in an address", () => {
  expect(at("/t/Zk1?seat=abc")).toEqual({ page: "table", id: "Zk1", token: "abc" });
  expect(at("/rules/gwt2#R8.4")).toEqual({ page: "rules", game: "gwt2", rule: "R8.4" });
  expect(at("/rules")).toEqual({ page: "rules", game: "", rule: null });
  expect(at("/mail/stop?token=t")).toEqual({ page: "mail", what: "stop", token: "t" });
  expect(at("/companion/sam/")).toEqual({ page: "companion", part: "sam", game: null });
});

it("is lost elsewhere", () => {
  for (const path of ["/moon", "/t", "/t/a/b", "/mail/moon", "/replay"]) expect(at(path)).toEqual({ page: "lost" });
});
