import { readFile } from "node:fs/promises";
import { errors, failureReasons } from "@openparlance/api";
import { type CaseResult, readCase, recordCase, runCase } from "@openparlance/sandbox/cases";
import { openTestSandbox } from "@openparlance/sandbox/testing/sandbox";
import { type ErrorId, findReproduction, type ReasonId, reproduce } from "@openparlance/site/testing/errors";
import { startParlance } from "@openparlance/testing";
import { afterAll, expect, test } from "vitest";

const inputs = new URL("../../../site/src/samples/inputs/", import.meta.url);
const readInput = (name: string) => readFile(new URL(name, inputs));
const { sandbox, accounts } = openTestSandbox();
const host = {
  accounts,
  fetch: (request: Request) => sandbox.fetch(request),
  perform: (act: Parameters<typeof sandbox.perform>[0]) => sandbox.perform(act),
};
const parlance = await startParlance({ port: false });
afterAll(() => Promise.all([sandbox.close(), parlance.close()]));

/** Replaces the keys and signatures of uploads, which are random. */
const plain = ({ steps }: CaseResult) =>
  steps.map((step) => ({ ...step, target: step.target.replaceAll(/[\w-]{24,}/g, "random") }));

test.each([...Object.keys(errors), ...Object.keys(failureReasons)] as (ErrorId | ReasonId)[])(
  "a case of %s replays identically in the sandbox and in a test",
  async (id) => {
    const error = findReproduction(id);
    const scenario = { title: id, now: Date.parse("2026-01-05T09:00:00Z") };
    const recorded = await recordCase(host, scenario, (it) => reproduce(error, it, () => {}, readInput));
    const text = JSON.stringify(recorded);
    for (const { key } of Object.values(accounts)) expect(text).not.toContain(key);
    const inSandbox = await runCase(readCase(text), host);
    expect(inSandbox.steps.flatMap(({ differences }) => differences)).toEqual([]);
    expect(plain(await parlance.runCase(JSON.parse(text)))).toEqual(plain(inSandbox));
  },
);
