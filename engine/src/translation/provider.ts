/** The abilities of a provider. The engine compensates for missing ones. */
export interface ProviderCapabilities {
  /** The limit of segments in one request. */
  batch: number;
  /** Pairs of ISO 639-1 codes; any pair if undefined. */
  languages?: "any" | readonly (readonly [source: string, target: string])[];
  /** The limit of translations of a segment; 1 by default. */
  nBest?: number;
  /** Whether the results begin with the segment's prefix. */
  prefix?: boolean;
  /** Whether the provider uses terms, examples and inline tags. Otherwise, they are left out of the request. */
  terms?: boolean;
  examples?: boolean;
  tags?: boolean;
  /** Whether a repeated request may return another result, so that a second try is useful. */
  varies?: boolean;
  /** Whether the provider uses the text around a segment, instructions, and another engine's draft. */
  context?: boolean;
  /** Whether a request costs money even if its response is too late or unusable. */
  isCharged?: boolean;
  /** Whether the provider stores terms, so that a request must contain the version of their termbase. */
  glossaries?: boolean;
}

/** The formality with which readers are addressed. */
export type Formality = "more" | "less";

/** The texts before and after a segment in its document; undefined at the start and end of the document. */
export interface Neighbors {
  previous?: string | undefined;
  next?: string | undefined;
}

/** A term in a segment, never a forbidden one. */
export interface ProviderTerm {
  source: string;
  target: string;
  note?: string;
  /** The term's position in the plain source; undefined if the term is part of a longer word. */
  span?: { start: number; end: number };
  /** Whether the term stays untranslated. */
  isKept?: boolean;
}

/** Identifies a version of a termbase. Terms of two versions or termbases never share a request. */
export interface TermbaseVersion {
  memory: number;
  /** A number that changes with the terms. */
  version: number;
}

/** A segment to translate, with everything that a provider may use for it. */
export interface ProviderSegment {
  /** Plain text. */
  source: string;
  /** The source with its inline tags, if it has any. */
  tagged?: string | undefined;
  /** Whether the text is part of an ICU message, in which `#` and quotations must not change either. */
  isIcu?: boolean | undefined;
  /** Whether an earlier result had other placeholders than the source. */
  isSecondTry?: boolean | undefined;
  prefix?: string | undefined;
  terms?: readonly ProviderTerm[] | undefined;
  /** Phrases that must not be in the translation in any form. */
  forbidden?: readonly string[] | undefined;
  neighbors?: Neighbors | undefined;
  /** A translation of the segment by another engine. */
  draft?: string | undefined;
  /** Similar segments with their translations, closest first. */
  examples?: readonly { source: string; target: string }[] | undefined;
}

export interface ProviderRequest {
  sourceLanguage: string;
  targetLanguage: string;
  /** ISO 3166-1 codes of the regions, if they are known. */
  sourceRegion?: string | undefined;
  targetRegion?: string | undefined;
  n: number;
  /** The owner of the segments. Segments of two owners never share a request. */
  owner?: number | undefined;
  /** The termbase of the terms; only for providers with glossaries. */
  termbase?: TermbaseVersion | undefined;
  /** The name of the segments' document. */
  document?: string | undefined;
  instructions?: string | undefined;
  /** Used by providers with such a setting. */
  formality?: Formality | undefined;
  segments: readonly ProviderSegment[];
}

export interface ProviderTranslation {
  /** Plain text. */
  target: string;
  /** The target with the inline tags of the segment, if the provider places them. */
  tagged?: string;
  /** Pairs of source token and target token, with the numbers of `tokenize`. */
  links?: readonly (readonly [source: number, target: number])[];
  /** 0 to 1. */
  score?: number;
}

/** An external machine translation service. */
export interface TranslationProvider {
  readonly name: string;
  readonly capabilities: ProviderCapabilities;
  /** Rejects on failure. The result has the translations of each segment, in order, best first. */
  translate(request: ProviderRequest, signal: AbortSignal): Promise<readonly (readonly ProviderTranslation[])[]>;
}

/** The reason why a provider's result can't be used. */
export interface ProviderFailure {
  provider: string;
  reason: "failed" | "timed out" | "unusable response" | "lost placeholders";
  /** The reason for the rejection. It may contain a customer's text, so it must not be logged directly. */
  cause?: unknown;
}

export function serves({ languages = "any" }: ProviderCapabilities, source: string, target: string): boolean {
  return languages === "any" || languages.some(([from, to]) => from === source && to === target);
}
