import { filters } from "@openparlance/filters";
import { beforeAll, describe, expect, test } from "vitest";
import { fuzz } from "./fuzz.ts";
import { buildInstrumented } from "./instrument.ts";
import { targetNames } from "./prove.ts";

let built: Awaited<ReturnType<typeof buildInstrumented>>;
beforeAll(async () => {
  built = await buildInstrumented();
});

test("every filter is fuzzed", async () => {
  expect(await targetNames(built)).toEqual(expect.arrayContaining(filters.map(({ name }) => name)));
});

describe("a short run", () => {
  test.each(["markdown", "mdx", "json", "docx", "memory .tmx", "terms .csv", "tags", "ICU messages"])(
    "finds ways into %s, and no fault",
    async (name) => {
      const { kept, branchesReached, findings } = await fuzz(name, built, {
        seconds: process.env.PARLANCE_PROOF ? 1 : 0.5,
        seed: 7,
      });
      expect(findings).toEqual([]);
      expect(branchesReached).toBeGreaterThan(20);
      expect(kept).toBeGreaterThan(5);
    },
  );
});
