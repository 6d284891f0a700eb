import { expect, test } from "vitest";
import { countTurns } from "../../../testing/turns.ts";
import { type ReadDocument, readDocument } from "./read-document.ts";

test("others have their turn while the tags of a segment of any length are read", async () => {
  const source = `${'<x id="1"/>'.repeat(200_000)}ferry`;
  const services = {
    filters: {
      open: async () => ({
        size: 1,
        async *segments() {
          yield [{ source }];
        },
        close() {},
      }),
    },
    store: { memories: { findForWork: async () => undefined } },
  } as unknown as Parameters<typeof readDocument>[0];
  const project = { organizationId: 1, memoryId: 1, sourceLang: "en", targetLang: "de" };
  const turns = countTurns();
  const read = await readDocument(
    services,
    { name: "a.txt", reading: null },
    project,
    { bytes: new Uint8Array() },
    { autoAccept: false },
    {},
  );
  expect((read as ReadDocument).figures.tokens).toBe(1);
  expect(turns.end()).toBeGreaterThan(4);
});
