export { findLegacyEncoding, formatLegacyNote } from "../legacy-text.ts";
export { defaultLimits } from "../limits.ts";
export {
  type FinishedUnit,
  isSameSource,
  mayBeXliff,
  readDocumentXliff,
  unitTargetFor,
} from "./document-xliff/read.ts";
export { documentXliffWriter } from "./document-xliff/write.ts";
export { memoryReader } from "./memory.ts";
export { memoryCsvReader, memoryCsvWriter } from "./memory-csv.ts";
export { memoryXliffWriter } from "./memory-xliff.ts";
export type { MemoryPair } from "./pairs.ts";
export { readStream, readWhole } from "./stream.ts";
export { type TermPair, tbxReader } from "./tbx/read.ts";
export { readTerms, writeTerms } from "./terms-csv.ts";
export { readWorkbookTerms } from "./terms-xlsx.ts";
export { tmxWriter } from "./tmx/write.ts";
export type { SdlxliffFilter } from "./xliff.ts";
