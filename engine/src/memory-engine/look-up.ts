import type { Neighbors } from "../translation/provider.ts";
import type { EngineEntry } from "./changes.ts";

export interface EngineMatch extends EngineEntry {
  /** Percent, as defined in the section "File formats, words and matching" of the contract. */
  score: number;
  /** Whether the score is 100 and the neighbors are those of the request. Such matches come first. */
  isContextExact: boolean;
}

export interface LookUpRequest {
  source: string;
  limit: number;
  /** 75 by default. */
  minScore?: number;
  /** Entries of this document are left out. */
  excludeDocument?: number | undefined;
  neighbors?: Neighbors | undefined;
  /** Only entries whose source differs in nothing but case and tags, regardless of their score. */
  isSameButCase?: boolean;
  /** Only targets that begin with `prefix`, and the first match of each distinct one. Tags are ignored. */
  distinctTargets?: { prefix: string } | undefined;
}
