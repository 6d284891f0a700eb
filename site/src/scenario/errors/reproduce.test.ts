import { readFile } from "node:fs/promises";
import { errors, failureReasons } from "@openparlance/api";
import { expect, test } from "vitest";
import { requestInTests } from "../../sandbox/testing/request-in-tests.ts";
import { type ErrorId, findReproduction, type ReasonId, reproduce } from "./reproduce.ts";

const sandbox = requestInTests();
const inputs = new URL("../../samples/inputs/", import.meta.url);
const readInput = (name: string) => readFile(new URL(name, inputs));

test.each([...Object.keys(errors), ...Object.keys(failureReasons)] as (ErrorId | ReasonId)[])(
  "the commands that the catalog prints for %s return exactly that",
  async (id) => {
    const error = findReproduction(id);
    expect(error.differenceIn(await reproduce(error, sandbox, () => {}, readInput))).toBeUndefined();
  },
);
