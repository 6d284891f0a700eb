import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { longest } from "./longest-first.ts";
import { root } from "./run.ts";

test("the files that take longest are there", () => {
  expect(longest.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
