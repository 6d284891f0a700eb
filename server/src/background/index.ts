import type { TaskName } from "../store/background/task-inputs.ts";
import { applyReturnedXliff } from "./apply-returned-xliff.ts";
import { checkDeliveredJob, checkReturnedXliff } from "./check-returned-xliff.ts";
import { eraseBytes, eraseDocuments, eraseMemory } from "./erase.ts";
import { exportJob } from "./export-job.ts";
import { exportTermbase } from "./export-termbase.ts";
import { importDocument, importDocuments } from "./import-document.ts";
import { eraseImport, importMemory } from "./import-memory.ts";
import { pretranslate } from "./pretranslate.ts";
import type { TaskKind } from "./queue.ts";
import { translateFile } from "./translate-file.ts";
import { detectLanguage, takeUpload } from "./uploaded-files.ts";

export const taskKinds: { readonly [Name in TaskName]: TaskKind<Name> } = {
  "apply-work": applyReturnedXliff,
  "check-document": checkReturnedXliff,
  "check-job": checkDeliveredJob,
  "detect-language": detectLanguage,
  "erase-bytes": eraseBytes,
  "erase-documents": eraseDocuments,
  "erase-import": eraseImport,
  "erase-memory": eraseMemory,
  "export-job": exportJob,
  "export-termbase": exportTermbase,
  "import-document": importDocument,
  "import-documents": importDocuments,
  "import-memory": importMemory,
  pretranslate: pretranslate,
  "take-upload": takeUpload,
  "translate-file": translateFile,
};
