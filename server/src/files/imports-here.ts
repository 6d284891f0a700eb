import type { ImportReader } from "../ports.ts";

/** Reads imports in the thread that asks, loaded with its first file: for a browser's worker, and tests. */
export const importsHere: ImportReader = {
  async read(file, body, { onSkipped }) {
    const { readImport } = await import("../rules/read-import.ts");
    return readImport(file, body, onSkipped);
  },
};
