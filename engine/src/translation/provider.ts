/** The abilities of a provider; the engine supplies those that are left out. */
export interface ProviderCapabilities {
  /** The limit of segments in one request. */
  batch: number;
  /** Pairs of ISO 639-1 codes; any pair if left out. */
  languages?: "any" | readonly (readonly [source: string, target: string])[];
  /** The limit of translations of a segment; 1 by default. */
  nBest?: number;
  /** Whether the results begin with the segment's prefix. */
  prefix?: boolean;
  /** Whether terms, examples and inline tags are used. They are left out of the request otherwise. */
  terms?: boolean;
  examples?: boolean;
  tags?: boolean;
  /** Whether the same request may get another result, so that it is worth a second try. */
  varies?: boolean;
  /** Whether the text around a segment, instructions, and another engine's draft are used. */
  context?: boolean;
  /** Whether a request is paid for even if its response comes too late or is of no use. */
  isCharged?: boolean;
  /** Whether terms are kept at the provider, so that it must know which termbase they are from. */
  glossaries?: boolean;
}

/** Whether readers are addressed formally. */
export type Formality = "more" | "less";

/** The texts before and after a segment in its document; absent at its start and end. */
export interface Neighbors {
  previous?: string | undefined;
  next?: string | undefined;
}

/** A term in a segment. Forbidden ones are none. */
export interface ProviderTerm {
  source: string;
  target: string;
  /** The termbase's note about the term. */
  note?: string;
  /** Its location in the plain source; undefined inside a longer word. */
  span?: { start: number; end: number };
  /** Whether the term stays untranslated. */
  isKept?: boolean;
}

/** Identifies a version of a termbase. Terms of two versions or termbases never share a request. */
export interface TermbaseVersion {
  memory: number;
  /** Differs after each change of the terms. */
  version: number;
}

/** A segment to translate, with all that a provider may use for it. */
export interface ProviderSegment {
  /** Plain text. */
  source: string;
  /** The same with its inline tags, when it has any. */
  tagged?: string | undefined;
  /** Whether the text is part of an ICU message, in which `#` and quotations stay as well. */
  isIcu?: boolean | undefined;
  /** Whether an earlier result had other placeholders than the source. */
  isSecondTry?: boolean | undefined;
  prefix?: string | undefined;
  terms?: readonly ProviderTerm[] | undefined;
  /** Phrases that the translation must not have, in no form. */
  forbidden?: readonly string[] | undefined;
  neighbors?: Neighbors | undefined;
  /** Another engine's translation of it. */
  draft?: string | undefined;
  /** Similar segments with their translations, closest first. */
  examples?: readonly { source: string; target: string }[] | undefined;
}

export interface ProviderRequest {
  sourceLanguage: string;
  targetLanguage: string;
  /** ISO 3166-1 codes of the variants, where they are known. */
  sourceRegion?: string | undefined;
  targetRegion?: string | undefined;
  /** Translations wanted of each segment. */
  n: number;
  /** The owner of the segments; those of two owners never share a request. */
  owner?: number | undefined;
  /** The termbase of the terms; only for providers with glossaries. */
  termbase?: TermbaseVersion | undefined;
  /** Name of the document that they are from. */
  document?: string | undefined;
  instructions?: string | undefined;
  /** For providers that have a setting for it. */
  formality?: Formality | undefined;
  segments: readonly ProviderSegment[];
}

export interface ProviderTranslation {
  /** Plain text. */
  target: string;
  /** The same with the inline tags of the segment, when the provider places them. */
  tagged?: string;
  /** Pairs of source token and target token, as `tokenize` counts them. */
  links?: readonly (readonly [source: number, target: number])[];
  /** 0 to 1. */
  score?: number;
}

/** Machine translation from outside. */
export interface TranslationProvider {
  /** Its name in provenance and failures. */
  readonly name: string;
  readonly capabilities: ProviderCapabilities;
  /** Rejects when it cannot; the result has the translations of each segment, in order, best first. */
  translate(request: ProviderRequest, signal: AbortSignal): Promise<readonly (readonly ProviderTranslation[])[]>;
}

/**
 * Why a provider did not serve. It rejected, its time was up, its result has not the described shape, or none of its
 * translations has the source's placeholders.
 */
export interface ProviderFailure {
  provider: string;
  reason: "failed" | "timed out" | "unusable response" | "lost placeholders";
  /** The reason for the rejection; it may hold a customer's text and isn't for logs as it is. */
  cause?: unknown;
}

export function serves({ languages = "any" }: ProviderCapabilities, source: string, target: string): boolean {
  return languages === "any" || languages.some(([from, to]) => from === source && to === target);
}
