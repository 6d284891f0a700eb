import { tokenize, withoutTags } from "@openparlance/text";
import { distinctTargets } from "../distinct-targets.ts";
import type { MemoryLanguages } from "../memory-languages.ts";
import { type AdaptiveTranslator, type Match, SpanOptions } from "../mt/index.ts";
import { rankByAgreement } from "../post-editing/rank-candidates.ts";
import type { PostEditedText } from "../post-editing/write-edited.ts";
import type { Sliced } from "../slices.ts";
import { PhraseFinder, type Termbase } from "../terms/index.ts";
import type { WorkOptions } from "../turns.ts";
import { type CompletedTranslation, completeProviderTranslation } from "./complete.ts";
import { withEdges } from "./edges.ts";
import type { ProviderOutput } from "./engine-translation.ts";
import { fallBack } from "./fall-back.ts";
import {
  type ProviderFailure,
  type ProviderTranslation,
  serves,
  type TermbaseVersion,
  type TranslationProvider,
} from "./provider.ts";
import { requestTranslations } from "./request-translations.ts";
import { isSafe, safeCopy, withPlaceholders } from "./safe-copy.ts";
import { type SourceSegment, segmentFor } from "./segment.ts";
import type { TranslateRequest } from "./translate-request.ts";
import { type LinkedTranslation, measureCoverage } from "./translation.ts";

/**
 * The confidence from which the translation of the embedded translator is used without a request to a provider. On
 * 3,600 strings of three kinds of text, this changes BLEU by less than 0.3.
 */
const minConfidence = 0.8;
/** The share of known words from which the translation of the embedded translator may help another engine. */
const minDraftCoverage = 0.5;
/** The number of pairs from which the embedded translator may change a provider's translation. */
const minToMerge = 20;
/** The number of additional translations among which a usable one is searched for. */
const moreLocal = 8;
/** The expected quality of a provider without confirmed translations. */
const unknownQuality = 0.6;
/** The unit of a text's size, in characters. An organization's texts are translated in the order of their sizes. */
const maxShort = 1000;

export interface EditedOutput extends PostEditedText {
  /** The expected chrF2 (0 to 1) of the provider's unedited outputs. */
  quality: number;
}

/** The needs of a text's translation: the memory's translator, terms and matches, and providers. */
export interface TranslationContext {
  languages: MemoryLanguages;
  /** ISO 3166-1 codes of the regions, if they are known; only providers distinguish them. */
  sourceRegion?: string | undefined;
  targetRegion?: string | undefined;
  translator: Pick<AdaptiveTranslator, "size" | "align" | "translateInSlices">;
  terms: Pick<Termbase, "findInSlices">;
  termbase(): TermbaseVersion | undefined;
  owner?: number | undefined;
  /** The entries closest to a plain text; their targets may have tags. */
  findMatches(source: string): Sliced<readonly Match[]>;
  /** Whether an entry must not be used, by its ID. */
  excludes?: ((id: number) => boolean) | undefined;
  /** Edits a provider's output as in the confirmed segments; undefined if nothing is known about the provider. */
  postEdit(provider: string, source: string, output: string): Sliced<EditedOutput | undefined>;
  /** Queried in this order for texts with which the translator is not confident. */
  providers: readonly TranslationProvider[];
  /** A signal that aborts when the time of one request to a provider is over. */
  deadline(): AbortSignal;
  /** Called for each failed request to a provider. */
  report(failure: ProviderFailure): void;
  /** Aborts when the client has left. */
  signal: AbortSignal;
  run<T>(work: Sliced<T>, options?: WorkOptions): Promise<T>;
  /** Resolves when all texts of the same request are ready to be sent to providers. */
  arrive(): Promise<void>;
}

/** A provider's translations of a segment: the first one as received, and the usable ones with missing data added. */
interface ProviderOutcome {
  provider: TranslationProvider;
  first: ProviderTranslation;
  translations: CompletedTranslation[];
}

/**
 * The translation of one plain text. The embedded translator is used if it is confident, then the providers in turn,
 * and finally {@link fallBack}. If a provider fails, the next one is queried. The output of the first provider that
 * succeeds is post-edited, and the embedded translator merges it with its own words. Of these translations, those with
 * the highest confidence and agreement come first.
 *
 * All machine translation uses this class. No result has other placeholders than its source, or a forbidden phrase that
 * no person confirmed. The last resort is a copy of the source with score 0.
 */
export class SegmentTranslation {
  readonly outputs: ProviderOutput[] = [];
  readonly #context: TranslationContext;
  readonly #request: TranslateRequest;
  readonly #spans: SpanOptions | undefined;
  #segment: SourceSegment;
  #match: Match | undefined;

  /** @param request the request whose text is the segment or contains it */
  constructor(context: TranslationContext, segment: SourceSegment, request: TranslateRequest) {
    this.#context = context;
    this.#request = request;
    this.#segment = { ...segment, neighbors: request.neighbors };
    const { providers, translator } = context;
    this.#spans = providers.length > 0 && translator.size >= minToMerge ? new SpanOptions() : undefined;
  }

  /** At most `n` different translations with the prefix, best first; [] when the source has no tokens. */
  async translate(): Promise<readonly LinkedTranslation[]> {
    const { providers, signal, run, arrive } = this.#context;
    const size = Math.floor(this.#segment.source.length / maxShort);
    const local = await run(this.translateLocally(), { size, takesMemory: true });
    signal.throwIfAborted();
    if (providers.length > 0) await arrive();
    return this.improve(local);
  }

  /** Reads terms and matches, then translates with the embedded translator. */
  *translateLocally(): Sliced<LinkedTranslation[]> {
    const { source } = this.#segment;
    const { terms, forbidden } = yield* this.#context.terms.findInSlices(source);
    const matches = (yield* this.#context.findMatches(source)).map((match) => {
      return { ...match, target: withoutTags(match.target) };
    });
    this.#match = matches[0];
    this.#segment = {
      ...this.#segment,
      terms,
      forbidden: forbidden.map(({ target }) => target),
      examples: matches.map(({ source, target }) => ({ source, target })),
      confirmed: matches.filter(({ score }) => score === 100).map(({ target }) => target),
    };
    const { n } = this.#request;
    const best = yield* this.#decode(n, { matches });
    const usable = this.#filterUsable(best);
    if (best.length === 0 || usable.length > 0) return usable;
    return this.#filterUsable(yield* this.#decode(n + moreLocal, { matches })).slice(0, n);
  }

  #decode(n: number, guidance: { matches: readonly Match[] } | { draft: string }): Sliced<LinkedTranslation[]> {
    const { translator, excludes } = this.#context;
    const { source, prefix, isIcu, terms = [], forbidden = [] } = this.#segment;
    return translator.translateInSlices(source, {
      ...guidance,
      n,
      forbidden,
      prefix,
      excludes,
      spans: this.#spans,
      isContinued: isIcu,
      terms: terms.map(({ start, end, term }) => ({ start, end, target: term.target, number: term.id })),
    });
  }

  #filterUsable(translations: readonly LinkedTranslation[]): LinkedTranslation[] {
    const allowed = translations.filter((translation) => this.#isAllowed(translation));
    return distinctTargets(withPlaceholders(this.#segment, allowed), this.#segment.prefix);
  }

  /** Whether an unconfirmed translation has none of the forbidden phrases, in any form of their words. */
  #isAllowed({ target }: LinkedTranslation): boolean {
    const { forbidden = [], confirmed = [] } = this.#segment;
    if (forbidden.length === 0 || confirmed.includes(target)) return true;
    const phrases = new PhraseFinder(target, this.#context.languages.target);
    return !forbidden.some((phrase) => phrases.find(phrase));
  }

  async improve(local: readonly LinkedTranslation[]): Promise<readonly LinkedTranslation[]> {
    const translations = await this.#choose(local);
    // The embedded translator's results have already been filtered.
    if (translations === local) return local;
    const allowed = translations.filter((translation) => this.#isAllowed(translation));
    return allowed.length > 0 || translations.length === 0 ? allowed : this.#copySource();
  }

  async #choose(local: readonly LinkedTranslation[]): Promise<readonly LinkedTranslation[]> {
    const { source } = this.#segment;
    const { languages, providers, translator } = this.#context;
    const [best] = local;
    if (tokenize(source, languages.source).tokens.length === 0) return [];
    if (providers.length === 0) return best ? this.#fallBack(local) : this.#copySource();
    const coverage = best && best.score > 0 ? measureCoverage(source, languages.source, best) : 0;
    if (best && coverage > 0 && best.score >= minConfidence) return local;
    const outcome = await this.#requestProviders(coverage >= minDraftCoverage ? best?.target : undefined);
    if (!outcome) return coverage > 0 ? this.#fallBack(local) : this.#copySource();
    const translations = await this.#combine(outcome, coverage > 0 ? local : []);
    // Aligning takes long, and most translations are not chosen.
    return translations.map((one) => ({ ...one, links: one.links ?? translator.align(source, one.target) }));
  }

  #fallBack(local: readonly LinkedTranslation[]): readonly LinkedTranslation[] {
    return fallBack(this.#segment, local, { ...this.#context, match: this.#match });
  }

  #copySource(): LinkedTranslation[] {
    return [safeCopy(this.#segment, this.#context.languages.source)];
  }

  /** The outcome of the first provider that succeeds; undefined if none does. */
  async #requestProviders(draft: string | undefined): Promise<ProviderOutcome | undefined> {
    const { languages, providers } = this.#context;
    const segment = { ...this.#segment, draft };
    for (const provider of providers) {
      if (!serves(provider.capabilities, languages.source, languages.target)) continue;
      const outcome = await this.#requestProvider(provider, segment);
      if (outcome) return outcome;
    }
    return undefined;
  }

  async #requestProvider(provider: TranslationProvider, segment: SourceSegment): Promise<ProviderOutcome | undefined> {
    const { deadline, report, signal } = this.#context;
    // A provider that varies may keep the placeholders when it is queried again.
    for (const isSecondTry of provider.capabilities.varies ? [false, true] : [false]) {
      const request = this.#buildRequest(provider, { ...segment, isSecondTry });
      const results = await requestTranslations(provider, request, deadline(), signal);
      if ("reason" in results) {
        report(results);
        return undefined;
      }
      const translations = this.#complete(results).slice(0, this.#request.n);
      if (results[0] && translations.length > 0) return { provider, first: results[0], translations };
    }
    report({ provider: provider.name, reason: "lost placeholders" });
    return undefined;
  }

  #buildRequest({ capabilities }: TranslationProvider, segment: SourceSegment) {
    const { languages, sourceRegion, targetRegion, owner, termbase } = this.#context;
    const { n, document, instructions, formality } = this.#request;
    return {
      sourceLanguage: languages.source,
      targetLanguage: languages.target,
      sourceRegion,
      targetRegion,
      owner,
      ...(capabilities.glossaries && { termbase: termbase() }),
      ...(capabilities.context && { document, instructions }),
      ...(formality && { formality }),
      n: Math.max(1, Math.min(n, capabilities.nBest ?? 1)),
      segments: [segmentFor(capabilities, segment)],
    };
  }

  /** The usable translations, with missing data added. */
  #complete(results: readonly ProviderTranslation[]): CompletedTranslation[] {
    const segment = this.#segment;
    const begun = results.filter(({ target }) => target.startsWith(segment.prefix ?? ""));
    // The prefix is added only if no translation of this provider begins with it.
    const translations = (begun.length > 0 ? begun : results)
      .map((translation) => completeProviderTranslation(withEdges(translation, segment), segment, this.#context))
      .filter(({ target }) => isSafe(segment, target));
    return distinctTargets(translations, segment.prefix);
  }

  /** The best of the provider's output, its post-edited form, and its merge with the words of the memory. */
  async #combine(outcome: ProviderOutcome, local: readonly LinkedTranslation[]): Promise<CompletedTranslation[]> {
    const { provider, first, translations } = outcome;
    const { source, prefix } = this.#segment;
    const output = first.target.trim();
    // An output that continues a prefix is not the provider's output for the text itself.
    if (!(prefix && provider.capabilities.prefix)) this.outputs.push({ provider: provider.name, source, output });
    const edited = await this.#postEdit(provider.name, output);
    const post = edited.isEdited ? this.#complete([{ target: edited.target }]) : [];
    const merged = await this.#merge(edited.isEdited ? edited.target : output);
    if (post.length === 0 && merged.length === 0) return translations;
    const localScore = local[0]?.score ?? 0;
    const stated = first.score ?? edited.quality;
    const own = Math.max(stated, localScore);
    const candidates = [
      ...rate(merged.slice(0, 1), own),
      ...rate(
        post.map((one) => withEdits(one, edited)),
        own,
      ),
      ...rate(local.slice(0, 1), localScore),
      ...rate(translations.slice(0, 1), stated),
    ];
    // The embedded translator's confidence is valid only for its own words.
    const ranked = rankByAgreement(candidates).map(({ one, score }): CompletedTranslation => {
      const { confidence: _, ...translation } = one.translation;
      return { ...translation, score };
    });
    ranked.sort((a, b) => (a.missedTerms?.length ?? 0) - (b.missedTerms?.length ?? 0));
    const rest = [...merged.slice(1), ...translations.slice(1)];
    return distinctTargets([...ranked, ...rest], prefix).slice(0, this.#request.n);
  }

  async #postEdit(provider: string, output: string): Promise<EditedOutput> {
    const edited = await this.#context.run(this.#context.postEdit(provider, this.#segment.source, output));
    return edited ?? { target: output, isEdited: false, editedWords: [], quality: unknownQuality };
  }

  /** Translates with the phrases of the memory and of a draft, best first; [] if too little was learned. */
  async #merge(draft: string): Promise<LinkedTranslation[]> {
    if (this.#context.translator.size < minToMerge) return [];
    return withPlaceholders(this.#segment, await this.#context.run(this.#decode(this.#request.n, { draft })));
  }
}

const rate = (translations: readonly CompletedTranslation[], confidence: number) =>
  translations.map((translation) => ({ translation, target: translation.target, confidence }));

/** Marks words from confirmed segments as words of the memory. */
function withEdits(translation: CompletedTranslation, { target, editedWords }: EditedOutput): CompletedTranslation {
  if (translation.target.trim() !== target.trim()) return translation;
  const provenance = translation.provenance.map((word, at) =>
    word.kind === "provider" && editedWords.includes(at)
      ? ({ kind: "memory", number: phraseOf(editedWords, at) } as const)
      : word,
  );
  return { ...translation, provenance };
}

/** The number of the phrase of the word `at`: 1, 2, … Adjacent words are one phrase. */
function phraseOf(words: readonly number[], at: number): number {
  return words.filter((word) => word <= at && !words.includes(word - 1)).length;
}
