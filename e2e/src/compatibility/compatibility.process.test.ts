import { readFileSync } from "node:fs";
import { operations } from "@openparlance/api";
import { type Compatibility, compatibilityFile } from "@openparlance/site/compatibility";
import { expect, test } from "vitest";
import { runPublicClients } from "./run.ts";

test.runIf(process.env.PARLANCE_PROOF)(
  "public clients do what the reference says of them (proof only: they are installed for that)",
  async () => {
    const record: Compatibility = JSON.parse(readFileSync(compatibilityFile, "utf8"));
    const matches = await runPublicClients();
    expect(matches, "npm run compatibility records it anew").toEqual(record.clients);
    for (const { tried, unit } of matches)
      if (unit === "operations") expect(tried).toBe(Object.keys(operations).length);
  },
  1_200_000,
);
