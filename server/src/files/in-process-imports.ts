import type { ImportReader } from "../core/filters.ts";
import { readImport } from "./read-import.ts";

/** Reads imports in the calling thread: for a browser's worker, and tests. */
export const inProcessImports: ImportReader = {
  read: (file, body, { onSkipped }) => readImport(file, body, onSkipped),
};
