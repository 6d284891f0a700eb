export {
  type FinishedUnit,
  type FinishedXliff,
  isSameSource,
  mayBeXliff,
  readDocumentXliff,
  unitTargetFor,
} from "./document-xliff/read.ts";
export {
  type DocumentXliffHeader,
  documentXliffWriter,
  type WorkUnit,
  writeDocumentXliff,
} from "./document-xliff/write.ts";
export { type MemorySettings, memoryReader } from "./memory.ts";
export type { LanguagePair, MemoryPair } from "./pairs.ts";
export { readStream, readWhole, type StreamReader, type StreamWriter } from "./stream.ts";
export { type TermPair, tbxReader } from "./tbx/read.ts";
export { type TbxHeader, type TbxVersion, tbxWriter } from "./tbx/write.ts";
export { type TmxHeader, tmxWriter } from "./tmx/write.ts";
export type { SdlxliffFilter } from "./xliff.ts";
