import type { Formality, Neighbors } from "./provider.ts";

/** One text to translate by machine. */
export interface TranslateRequest {
  /** The text with its inline tags, if it has any. */
  source: string;
  /** The number of translations. */
  n: number;
  prefix?: string | undefined;
  /** Whether ICU syntax and arguments must not change. */
  isIcu?: boolean | undefined;
  excludeDocument?: number | undefined;
  /** For providers that use it: the texts around it, the name of its document, and instructions. */
  neighbors?: Neighbors | undefined;
  document?: string | undefined;
  instructions?: string | undefined;
  formality?: Formality | undefined;
}
