import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generate } from "./generate.ts";

test("no generated file is stale", async () => {
  const files = Object.entries(await generate());
  const stale = files.filter(
    ([path, content]) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8") !== content,
  );
  expect(stale.map(([path]) => path)).toEqual([]);
});
