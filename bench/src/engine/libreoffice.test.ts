import { expect, test } from "vitest";
import { readUiStrings } from "./libreoffice.ts";

test.each(["de", "fr"] as const)("the strings in English and %s are whole", async (target) => {
  const strings = await readUiStrings(target);
  expect(strings.length).toBeGreaterThan(18_000);
  expect(strings.filter(({ catalog }) => catalog === "sw").length).toBeGreaterThan(3_000);
  expect(strings.find((string) => !(string.catalog && string.source && string.target))).toBeUndefined();
});
