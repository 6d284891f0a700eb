import { readFileSync } from "node:fs";
import { type Compatibility, compatibilityFile } from "@openparlance/site/compatibility";
import { expect, test } from "vitest";
import { publicClients } from "./clients.ts";
import { publicVerifiers } from "./verifiers.ts";

const record: Compatibility = JSON.parse(readFileSync(compatibilityFile, "utf8"));

test("the record has each client that is run, in its version and with its note", () => {
  const reports = [...publicClients, ...publicVerifiers].map(({ name, version, about, note = "" }) => ({
    name,
    version,
    about,
    note,
  }));
  expect(record.clients.map(({ name, version, about, note }) => ({ name, version, about, note }))).toEqual(reports);
});

test("each was tried with something, and what differs is explained", () => {
  for (const { tried, differs, note } of record.clients) {
    expect(tried).toBeGreaterThan(0);
    expect(differs.length).toBeLessThan(tried);
    if (differs.length > 0) expect(note).not.toBe("");
  }
});

test("the clients were run with at least the operations of the specification", () => {
  for (const { tried, unit } of record.clients) if (unit === "operations") expect(tried).toBeGreaterThanOrEqual(53);
});
