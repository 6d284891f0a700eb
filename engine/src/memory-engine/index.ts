export type {
  EngineChanges,
  EngineEntry,
  EngineEntryChange,
  EngineMemory,
  EngineTerm,
  StoredFingerprints,
} from "./changes.ts";
export { printsToContext, printsToStore } from "./entries.ts";
export { type Train, trainHere } from "./learner.ts";
export type { EngineMatch, LookUpRequest } from "./look-up.ts";
export { type EngineThread, type EngineUse, MemoryEngine } from "./memory-engine.ts";
export { type ReadBytes, readSnapshot, type Snapshot } from "./snapshot.ts";
