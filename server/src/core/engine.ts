/** The ports through which the server finds matches, translates and checks. */
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
 * The engines of memories: each finds matches and translates from what it received. It holds nothing that the store
 * does not have, but how far its scores held, which may be lost. A memory that was closed is opened again with all its
 * changes.
 */
export interface EngineHost {
  /** Calls `listener` with an engine's use, whenever that has changed. */
  watch(listener: UseListener): void;
  /**
   * Opens a memory, or takes what {@link renew} has found.
   *
   * @param maxBytes what the engine may take, learning included; unbounded unless given
   * @returns the change number up to which the engine has the memory; 0 for an empty one
   */
  open(memory: EngineMemory, maxBytes?: number): Promise<number>;
  apply(memoryId: number, changes: EngineChanges): Promise<void>;
  /** Dropped soon after the signal is aborted, like `translate`. */
  lookUp(memoryId: number, requests: readonly LookUpRequest[], signal?: AbortSignal): Promise<EngineMatch[][]>;
  /** Translates with what the translator has learnt so far; learning a large memory continues meanwhile. */
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
  /** Done when the translator has learnt what it lacks, and the engine is saved. */
  learnAll(memoryId: number): Promise<void>;
  /** Looks for an engine that another process has saved and that has learnt more; it serves once it is opened. */
  renew(memoryId: number): Promise<boolean>;
  /** Aligns the tokens of two plain texts. */
  align(memoryId: number, source: string, target: string): Promise<(readonly [source: number, target: number])[]>;
  /** Lets go of a memory. */
  close(memoryId: number): Promise<void>;
  /** Forgets a memory that is there no more, and what was saved of it. */
  forget(memoryId: number): Promise<void>;
  /** The memories of which something is saved. */
  saved(): Promise<number[]>;
  end(): Promise<void>;
}
