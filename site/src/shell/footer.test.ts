import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { securityFile } from "./Footer.tsx";

test("Security in the footer leads to a file that the repository has", () => {
  expect(existsSync(new URL(`../../../${securityFile}`, import.meta.url))).toBe(true);
});
