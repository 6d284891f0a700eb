import type { ProviderRequest } from "./provider.ts";

/** The texts before and after a segment in its document; absent at its start and end. */
export interface Neighbors {
  previous?: string | undefined;
  next?: string | undefined;
}

/** Whether readers are addressed formally; for providers that have a setting for it. */
export type Formality = "more" | "less";

/** A request to a provider that may have a setting for it. */
export type FormalRequest = ProviderRequest & { formality?: Formality | undefined };

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
