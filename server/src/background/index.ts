import { applyReturnedXliff } from "./apply-work.ts";
import { detectLanguage } from "./detect-language.ts";
import { eraseBytes } from "./erase-bytes.ts";
import { eraseDocuments } from "./erase-documents.ts";
import { eraseMemory } from "./erase-memory.ts";
import { exportJob } from "./export-job.ts";
import { exportTermbase } from "./export-termbase.ts";
import { importDocument, importDocuments } from "./import-document.ts";
import { eraseImport, importMemory } from "./import-memory.ts";
import { pretranslate } from "./pretranslate.ts";
import type { TaskKind } from "./queue.ts";
import { translateFile } from "./translate-file.ts";

/** All kinds of work after the answer. */
// biome-ignore lint/suspicious/noExplicitAny: each kind has its own input
export const taskKinds: readonly TaskKind<any>[] = [
  detectLanguage,
  eraseBytes,
  eraseDocuments,
  eraseMemory,
  eraseImport,
  exportTermbase,
  importMemory,
  translateFile,
  importDocument,
  importDocuments,
  pretranslate,
  exportJob,
  applyReturnedXliff,
];
