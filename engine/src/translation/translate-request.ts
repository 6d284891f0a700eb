import type { Formality, Neighbors } from "./provider.ts";

/** One text to translate by machine. */
export interface TranslateRequest {
  /** With its inline tags, if it has any. */
  source: string;
  /** Translations wanted. */
  n: number;
  prefix?: string | undefined;
  /** ICU syntax and arguments stay as they are. */
  isIcu?: boolean | undefined;
  excludeDocument?: number | undefined;
  /** For providers that make use of it: the texts around it, the name of its document, and how it is to be translated. */
  neighbors?: Neighbors | undefined;
  document?: string | undefined;
  instructions?: string | undefined;
  formality?: Formality | undefined;
}
