import type { Neighbors } from "../translation/provider.ts";
import type { EngineEntry } from "./changes.ts";

export interface EngineMatch extends EngineEntry {
  /** Percent, as section "File formats, words and matching" of the contract counts it. */
  score: number;
  /** Score 100, and the neighbors are those of the request; such matches come first. */
  isContextExact: boolean;
}

export interface LookUpRequest {
  source: string;
  limit: number;
  /** 75 unless given. */
  minScore?: number;
  /** Entries of this document are left out. */
  excludeDocument?: number | undefined;
  neighbors?: Neighbors | undefined;
  /** Only entries whose source differs in nothing but case and tags, whatever their score. */
  isSameButCase?: boolean;
  /** Only matches whose target, read without its tags, is no other match's and begins so. */
  distinctTargets?: { prefix: string } | undefined;
}
