import { readFile } from "node:fs/promises";
import { recordCase } from "@openparlance/sandbox/cases";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { requestInTests } from "../../sandbox/testing/request-in-tests.ts";
import { type ErrorId, findReproduction, reproduce } from "./reproduce.ts";

const sandbox = requestInTests();
const readInput = (name: string) => readFile(new URL(`../../samples/inputs/${name}`, import.meta.url));

test.each([
  "unknown-endpoint",
  "invalid-key",
  "no-domains",
  "header-encoding",
  "bad-json",
  "upload-closed",
  "upload-size",
] as ErrorId[])("a case of %s is Arazzo by the rules of another tool", async (id) => {
  const recorded = await recordCase(sandbox, { title: id, now: Date.parse("2026-01-05T09:00:00Z") }, (host) =>
    reproduce(findReproduction(id), host, () => {}, readInput),
  );
  const config = await createConfig({ extends: ["spec"] });
  const absoluteRef = "https://docs.harbour.example/case.arazzo.json";
  expect(await lintFromString({ source: JSON.stringify(recorded), absoluteRef, config })).toEqual([]);
});
