import { expect, test } from "vitest";
import { conditions } from "../browser.ts";
import { formatTable, missed, type PeerRow, type PeersRecord } from "./report.ts";

const ours: PeerRow = {
  name: "Parlance",
  versions: {},
  bytes: 80_000,
  scriptBytes: 10_000,
  requests: 6,
  elements: 9_000,
  blockedMs: 100,
  layoutShift: 0,
  firstPaintMs: 300,
  paintMs: 300,
  presentMs: 400,
  described: 53,
};
const buildRecord = (...peers: Partial<PeerRow>[]): PeersRecord => ({
  measuredAt: "2025-01-01T00:00:00.000Z",
  machine: { cpu: "x", cores: 2, node: "v24", browser: "150" },
  conditions: { ...conditions, runs: 3 },
  operations: 53,
  references: [ours, ...peers.map((peer) => ({ ...ours, ...peer }))],
});

test("a peer that needs more than ours of both leaves nothing to say", () => {
  expect(missed(buildRecord({ name: "Redoc", bytes: 80_001, blockedMs: 101 }))).toEqual([]);
});

test("a peer that needs less is named", () => {
  expect(missed(buildRecord({ name: "Redoc", bytes: 80_001, blockedMs: 60 }))).toEqual([
    "blockedMs of Redoc is 60, ours 100: not more than ours.",
  ]);
});

test("Docusaurus with Redoc has to need many times more", () => {
  expect(missed(buildRecord({ name: "Docusaurus with Redoc", bytes: 400_000, blockedMs: 1_999 }))).toEqual([
    "blockedMs of Docusaurus with Redoc is 1999, ours 100: not at least 20 times ours.",
  ]);
});

test("a peer's numbers are followed by their ratio to ours", () => {
  const text = formatTable(buildRecord({ name: "Redoc", versions: { redoc: "3.0.1" }, bytes: 640_000, presentMs: 0 }));
  expect(text).toMatch("640 (8.0×)");
  expect(text).toMatch("never");
  expect(text).toMatch("redoc 3.0.1");
});
