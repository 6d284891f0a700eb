import {
  findPlaceables,
  hasBranches,
  parseLocale,
  readTags,
  type TaggedText,
  type Tokens,
  tokenize,
} from "@openparlance/text";
import { PhraseFinder, type Termbase } from "../terms/index.ts";

/** Offsets in a text with its inline tags: UTF-16 code units, half-open. */
export interface PairSpan {
  start: number;
  end: number;
}

export interface CheckSettings {
  /** A language such as `en` or `en-GB`. */
  sourceLanguage: string;
  targetLanguage: string;
  /** The terms of the source language; terms for other target locales are ignored. */
  terms?: Termbase | undefined;
}

export type CheckLanguages = Omit<CheckSettings, "terms">;

/** A translation to check. Texts have inline tags as in a segment. */
export interface CheckedSegment {
  id: string | number;
  source: string;
  /** "" if there is no translation; then nothing is checked. */
  target: string;
  /** The limit of the target, in UTF-16 code units. */
  maxLength?: number | undefined;
  /** For a gettext plural: the source's other form (for one, or for several). */
  otherSource?: string | undefined;
}

type Placeable = ReturnType<typeof findPlaceables>[number];

/** A text for checks. Each of its forms is computed once, when it is first needed. */
export class CheckedText {
  readonly text: string;
  /** ISO 639-1 */
  readonly language: string;
  #tagged: TaggedText | undefined;
  #tokens: Tokens | undefined;
  #placeables: Placeable[] | undefined;
  #phrases: PhraseFinder | undefined;

  constructor(text: string, language: string) {
    this.text = text;
    this.language = language;
  }

  get tagged(): TaggedText {
    this.#tagged ??= readTags(this.text);
    return this.#tagged;
  }

  /** Without tags. */
  get plain(): string {
    return this.tagged.plain;
  }

  /** The text with an object replacement character for each character of its tags, so that offsets stay the same. */
  get masked(): string {
    const { plain, tags } = this.tagged;
    if (tags.length === 0) return plain;
    let masked = "";
    let end = 0;
    for (const { at, text } of tags) {
      masked += plain.slice(end, at) + "\uFFFC".repeat(text.length);
      end = at;
    }
    return masked + plain.slice(end);
  }

  get tokens(): Tokens {
    this.#tokens ??= tokenize(this.plain, this.language);
    return this.#tokens;
  }

  get phrases(): PhraseFinder {
    this.#phrases ??= new PhraseFinder(this.plain, this.language);
    return this.#phrases;
  }

  get placeables(): readonly Placeable[] {
    this.#placeables ??= findPlaceables(this.plain);
    return this.#placeables;
  }

  /** The span in the text with tags, for a span of the plain text. */
  spanOf({ start, end }: PairSpan): PairSpan {
    const { tags } = this.tagged;
    const shift = (isBefore: (at: number) => boolean) =>
      tags.reduce((sum, { at, text }) => (isBefore(at) ? sum + text.length : sum), 0);
    return { start: start + shift((at) => at <= start), end: end + shift((at) => at < end) };
  }
}

export class SegmentPair {
  readonly segment: CheckedSegment;
  readonly source: CheckedText;
  readonly target: CheckedText;
  /** Whether the source is a message with ICU branches. */
  readonly isIcu: boolean;

  constructor(segment: CheckedSegment, { sourceLanguage, targetLanguage }: CheckSettings) {
    this.segment = segment;
    this.source = new CheckedText(segment.source, primary(sourceLanguage));
    this.target = new CheckedText(segment.target, primary(targetLanguage));
    this.isIcu = hasBranches(this.source.plain);
  }
}

const primary = (language: string): string => parseLocale(language)?.language ?? language;
