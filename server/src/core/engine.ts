/** How the server finds matches, translates and checks. */
import type {
  CheckedSegment,
  CheckLanguages,
  EngineChanges,
  EngineMatch,
  EngineMemory,
  EngineTranslation,
  LookUpRequest,
  SegmentCheck,
  TranslateRequest,
} from "@openparlance/engine";

/**
 * The engines of memories: each finds matches and translates from what it received. It holds nothing that the store
 * does not have, but how far its scores held, which may be lost. A memory that was closed is opened again with all its
 * changes.
 */
export interface EngineHost {
  /** @returns the change number up to which the engine has the memory; 0 for an empty one */
  open(memory: EngineMemory): Promise<number>;
  apply(memoryId: number, changes: EngineChanges): Promise<void>;
  /** About how many bytes the engine takes, with what it has learnt so far. */
  bytes(memoryId: number): Promise<number>;
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
  /** Done when the translator has learnt all that the engine has. */
  learnAll(memoryId: number): Promise<void>;
  /** Which token of one plain text belongs to which of the other. */
  align(memoryId: number, source: string, target: string): Promise<(readonly [source: number, target: number])[]>;
  /** Lets go of a memory. */
  close(memoryId: number): Promise<void>;
  /** Forgets a memory that is there no more. */
  forget(memoryId: number): Promise<void>;
  /** Ends the host. */
  end(): Promise<void>;
}
