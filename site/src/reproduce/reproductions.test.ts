import { errors, failureReasons } from "@openparlance/api";
import { expect, test } from "vitest";
import type { LogEntry } from "../sandbox/log-entry.ts";
import { askedInTests } from "../sandbox/testing.ts";
import { differenceFrom, differenceFromReason } from "./difference.ts";
import { reproduce } from "./reproduce.ts";
import { type ErrorId, failures, type ReasonId, reproductions } from "./reproductions.ts";

const asked = askedInTests();

const errorIds = Object.keys(errors) as ErrorId[];
const reasonIds = Object.keys(failureReasons) as ReasonId[];

test.each(errorIds)("the reproduction of %s is answered with exactly that error", async (id) => {
  const answer = await reproduce(reproductions[id], asked, () => {});
  expect(differenceFrom(errors[id], answer)).toBeUndefined();
});

test.each(reasonIds)("the reproduction of %s ends in a translation that failed for it", async (id) => {
  const answer = await reproduce(failures[id], asked, () => {});
  expect(differenceFromReason(failureReasons[id], answer)).toBeUndefined();
});

/** Method and path of the last request of a shell session. */
function lastRequestIn(curl: string): string {
  const last = curl.slice(curl.lastIndexOf("curl "));
  const method = /-X (\w+)/.exec(last)?.[1] ?? (/ (?:-d|-F|--data-binary) /.test(last) ? "POST" : "GET");
  return `${method} ${withoutIds(/"\$API(\/[^"?]*)/.exec(last)?.[1] ?? "")}`;
}

/** A path with `#` in the place of IDs, tokens and variables. */
const withoutIds = (path: string): string =>
  path.replace(/(?<=\/content\/).+/, "#").replaceAll(/(?<=\/)(?:\d+|\$\w+)(?=\/|$)/g, "#");

const known = { ...errors, ...failureReasons };
const all = { ...reproductions, ...failures };

test.each(Object.keys(all) as (keyof typeof all)[])(
  "%s is provoked by the call that the catalogue prints",
  async (id) => {
    const taken: LogEntry[] = [];
    await reproduce(all[id], asked, (step) => taken.push(step));
    const last = taken.at(-1);
    const asks = last && "ask" in last ? `${last.ask.method} ${last.ask.target}` : "";
    expect(withoutIds(asks.replace(/\?.*/, ""))).toBe(lastRequestIn(known[id].reproduce.curl));
  },
);
