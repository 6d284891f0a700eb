import { withoutTags } from "@openparlance/text";
import type { Match } from "../mt/index.ts";
import { type AdaptiveTranslator, SpanOptions } from "../mt/index.ts";
import type { Sliced } from "../slices.ts";
import type { Termbase, TermMatch } from "../terms/index.ts";
import { moreLocal } from "./chain.ts";
import { withPlaceholders } from "./safe-copy.ts";
import type { ChainTranslation } from "./translation.ts";
import { confirmedIn, hasForbidden, type ProviderQuery } from "./with-providers.ts";

/** From so many pairs on the embedded translator may change a provider's translation. */
const minToMerge = 20;

/** What a plain text is translated with. */
export interface LocalTranslatorParts {
  translator: AdaptiveTranslator;
  terms: Termbase;
  /** ISO 639-1. */
  targetLanguage: string;
  /** The entries closest to the text. */
  findMatches(): Sliced<Match[]>;
  /** Says of an entry's id that it must not be used. */
  excludes: ((id: number) => boolean) | undefined;
  /** Whether a provider may translate it too. */
  hasProviders: boolean;
}

/** What the termbase says of a text: its terms, and what its translation must not contain. */
interface Wording {
  terms: readonly TermMatch[];
  forbidden: readonly string[];
}

interface LocalTranslations extends Wording, Pick<ProviderQuery, "matches" | "local"> {}

export interface LocalOptions {
  /** The most translations. */
  n: number;
  prefix?: string | undefined;
  /** Whether it is part of an ICU message. */
  isIcu?: boolean | undefined;
}

/** A plain text, as the embedded translator translates it for one request: alone, then with a provider's draft. */
export class LocalTranslation {
  readonly #means: LocalTranslatorParts;
  readonly #plain: string;
  readonly #n: number;
  readonly #prefix: string | undefined;
  readonly #isIcu: boolean;
  readonly #spans: SpanOptions | undefined;
  #wording: Wording = { terms: [], forbidden: [] };

  constructor(means: LocalTranslatorParts, plain: string, { n, prefix, isIcu = false }: LocalOptions) {
    this.#means = means;
    this.#plain = plain;
    this.#n = n;
    this.#prefix = prefix;
    this.#isIcu = isIcu;
    this.#spans = means.hasProviders && means.translator.size >= minToMerge ? new SpanOptions() : undefined;
  }

  /** The text's translations, and the wording and matches that they follow. */
  *translate(): Sliced<LocalTranslations> {
    const { translator, terms, targetLanguage } = this.#means;
    const [plain, n] = [this.#plain, this.#n];
    const match = yield* terms.findInSlices(plain);
    const forbidden = match.forbidden.map(({ target }) => target);
    this.#wording = { terms: match.terms, forbidden };
    const matches = (yield* this.#means.findMatches()).map((match) => ({
      ...match,
      target: withoutTags(match.target),
    }));
    const options = { matches, ...this.#options };
    const best = yield* translator.translateInSlices(plain, { ...options, n });
    const segment = {
      source: plain,
      confirmed: confirmedIn(matches),
      ...(this.#isIcu && { isIcu: true }),
      ...(this.#prefix !== undefined && { prefix: this.#prefix }),
    };
    const allowed = (list: readonly ChainTranslation[]) =>
      list.filter(({ target }) => !hasForbidden(target, forbidden, targetLanguage, segment.confirmed));
    const isEnough = best.length === 0 || withPlaceholders(segment, allowed(best)).length > 0;
    const more = isEnough ? best : yield* translator.translateInSlices(plain, { ...options, n: n + moreLocal });
    const [few, many] = [allowed(best), allowed(more)];
    return { ...this.#wording, matches, local: (count) => (count > n || few.length === 0 ? many : few) };
  }

  /** What becomes of it with a provider's translation, best first; nothing while too little is learnt. */
  *merge(draft: string): Sliced<ChainTranslation[]> {
    const { translator } = this.#means;
    if (translator.size < minToMerge) return [];
    return yield* translator.translateInSlices(this.#plain, { ...this.#options, n: this.#n, draft });
  }

  get #options() {
    const { terms, forbidden } = this.#wording;
    const { excludes } = this.#means;
    return {
      ...(this.#spans && { spans: this.#spans }),
      ...(this.#isIcu && { isContinued: true }),
      terms: terms.map(({ start, end, term }) => ({ start, end, target: term.target, number: term.id })),
      ...(this.#prefix !== undefined && { prefix: this.#prefix }),
      ...(forbidden.length > 0 && { forbidden }),
      ...(excludes && { excludes }),
    };
  }
}
