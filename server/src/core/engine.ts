import type {
  CheckedSegment,
  CheckLanguages,
  EngineChanges,
  EngineMatch,
  EngineMemory,
  EngineTranslation,
  EngineUse,
  LookUpRequest,
  SegmentCheck,
  TranslateRequest,
} from "@openparlance/engine";

export type UseListener = (memoryId: number, use: EngineUse) => void;

/**
 * The engines of memories. Each finds matches and translates from the changes that it received. It holds nothing that
 * the store lacks, except how accurate its scores were, which may be lost. A closed memory is opened again with all its
 * changes.
 */
export interface EngineHost {
  /** Calls `listener` with an engine's use whenever it changes. */
  watch(listener: UseListener): void;
  /**
   * Opens a memory, or starts to use the engine that {@link renew} found. `maxBytes` is the limit for the engine,
   * including learning. Returns the change number up to which the engine has the memory; 0 for an empty one.
   */
  open(memory: EngineMemory, maxBytes?: number): Promise<number>;
  apply(memoryId: number, changes: EngineChanges): Promise<void>;
  /** Stops soon after the signal is aborted, like `translate`. */
  lookUp(memoryId: number, requests: readonly LookUpRequest[], signal?: AbortSignal): Promise<EngineMatch[][]>;
  /** Translates with the pairs that were already learned. A large memory is still being learned meanwhile. */
  translate(
    memoryId: number,
    requests: readonly TranslateRequest[],
    signal?: AbortSignal,
  ): Promise<EngineTranslation[][]>;
  /** Checks each segment by itself, with the terms of the memory. */
  check(
    memoryId: number,
    segments: readonly CheckedSegment[],
    languages: CheckLanguages,
    signal?: AbortSignal,
  ): Promise<SegmentCheck[]>;
  /** Resolves when the translator has learned all entries and the engine is saved. */
  learnAll(memoryId: number): Promise<void>;
  /** Looks for a saved engine of another process that has learned more. It serves after it is opened. */
  renew(memoryId: number): Promise<boolean>;
  /** Aligns the tokens of two plain texts. */
  align(memoryId: number, source: string, target: string): Promise<(readonly [source: number, target: number])[]>;
  close(memoryId: number): Promise<void>;
  /** Removes a deleted memory and its snapshot. */
  forget(memoryId: number): Promise<void>;
  /** The memories that have a snapshot. */
  listSaved(): Promise<number[]>;
  end(): Promise<void>;
}
