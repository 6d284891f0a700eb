import { errors, failureReasons } from "@openparlance/api";
import { expect, test } from "vitest";
import type { LogEntry } from "../sandbox/log-entry.ts";
import { requestInTests } from "../sandbox/testing.ts";
import { differenceFrom, differenceFromReason } from "./difference.ts";
import { reproduce } from "./reproduce.ts";
import { type ErrorId, failures, type ReasonId, reproductions } from "./reproductions.ts";

const request = requestInTests();

const errorIds = Object.keys(errors) as ErrorId[];
const reasonIds = Object.keys(failureReasons) as ReasonId[];

test.each(errorIds)("the reproduction of %s returns exactly that error", async (id) => {
  const response = await reproduce(reproductions[id], request, () => {});
  expect(differenceFrom(errors[id], response)).toBeUndefined();
});

test.each(reasonIds)("the reproduction of %s ends in a translation that failed for it", async (id) => {
  const response = await reproduce(failures[id], request, () => {});
  expect(differenceFromReason(failureReasons[id], response)).toBeUndefined();
});

/** Method and path of the last request of a shell session. */
function lastRequestIn(curl: string): string {
  const last = curl.slice(curl.lastIndexOf("curl "));
  const method = /-X (\w+)/.exec(last)?.[1] ?? (/ (?:-d|-F|--data-binary) /.test(last) ? "POST" : "GET");
  return `${method} ${withoutIds(/"\$API(\/[^"?]*)/.exec(last)?.[1] ?? "")}`;
}

/** A path with `#` instead of IDs, tokens and variables. */
const withoutIds = (path: string): string =>
  path.replace(/(?<=\/content\/).+/, "#").replaceAll(/(?<=\/)(?:\d+|\$\w+)(?=\/|$)/g, "#");

const known = { ...errors, ...failureReasons };
const all = { ...reproductions, ...failures };

test.each(Object.keys(all) as (keyof typeof all)[])(
  "%s is provoked by the operation that the catalogue prints",
  async (id) => {
    const entry: LogEntry[] = [];
    await reproduce(all[id], request, (step) => entry.push(step));
    const last = entry.at(-1);
    const requests = last && "request" in last ? `${last.request.method} ${last.request.target}` : "";
    expect(withoutIds(requests.replace(/\?.*/, ""))).toBe(lastRequestIn(known[id].reproduce.curl));
  },
);
