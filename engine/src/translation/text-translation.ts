import {
  type CollapsedText,
  capitalize,
  collapseNotes,
  expandNotes,
  hasBranches,
  type InlineTag,
  isBetweenWords,
  isSeparator,
  readTags,
  rebuild,
  separateWords,
  type TaggedText,
  tokenize,
  withoutTags,
  writeTags,
} from "@openparlance/text";
import { distinctTargets } from "../distinct-targets.ts";
import { JoinedTranslation } from "../mt/index.ts";
import type { Sliced } from "../slices.ts";
import { confidenceOf } from "./confidence.ts";
import { isDoubtful } from "./doubtful.ts";
import type { EngineTranslation, ProviderOutput } from "./engine-translation.ts";
import * as icu from "./icu-message.ts";
import { cutLines } from "./lines.ts";
import { safeCopy } from "./safe-copy.ts";
import type { SourceSegment } from "./segment.ts";
import { SegmentTranslation, type TranslationContext } from "./segment-translation.ts";
import type { ServedTranslations } from "./served-translations.ts";
import type { TranslateRequest } from "./translate-request.ts";
import { type LinkedTranslation, placeTagsInto } from "./translation.ts";

export class TextTranslation {
  readonly #context: TranslationContext;
  readonly #request: TranslateRequest;
  readonly #outputs: ProviderOutput[] = [];

  constructor(context: TranslationContext, request: TranslateRequest) {
    this.#context = context;
    this.#request = request;
  }

  /** Different translations, best first. `targetWithTags` has the text's tags, with the whitespace next to them. */
  async translate(served: ServedTranslations): Promise<EngineTranslation[]> {
    const { source, prefix } = this.#request;
    const { text, notes, tagged } = await this.#context.run(this.#read());
    const translations = await this.#translateTagged(text, tagged);
    const estimated = translations.map((translation) => withNotes(this.#placeTags(translation, tagged), notes));
    // Nothing about the first proposal for a text can be learned from a continuation of typed words.
    const rated = prefix ? served.calibrate(estimated) : served.recordServed(source, estimated);
    const [best, ...rest] = rated;
    return best && this.#outputs.length > 0 ? [{ ...best, outputs: this.#outputs }, ...rest] : rated;
  }

  *#read(): Sliced<CollapsedText & { tagged: TaggedText }> {
    const { source, prefix } = this.#request;
    // A prefix that a person typed may contain the numbers of notes.
    const collapsed = prefix ? { text: source, notes: noNotes } : collapseNotes(source);
    yield true;
    return { ...collapsed, tagged: readTags(collapsed.text) };
  }

  async #translateTagged(text: string, tagged: TaggedText): Promise<readonly LinkedTranslation[]> {
    const { prefix, isIcu = false } = this.#request;
    const source = withoutTags(text);
    const isMessage = isIcu || hasBranches(tagged.plain);
    const parts = isMessage ? icu.readParts(tagged.plain) : undefined;
    if (parts) return this.#translateParts(tagged, parts);
    if (hasBranches(tagged.plain)) return [safeCopy({ source, prefix }, this.#context.languages.source)];
    const lines = prefix ? [] : cutLines(tagged);
    if (lines.length > 0 && !(await this.#isKnown(tagged)) && (await this.#areKnown(icu.cutTags(tagged, lines))))
      return this.#translateParts(tagged, lines, false);
    return this.#translateSegment({ source, prefix, ...(tagged.tags.length > 0 && { tagged: text }) });
  }

  async #translateSegment(segment: SourceSegment): Promise<readonly LinkedTranslation[]> {
    const translation = new SegmentTranslation(this.#context, segment, this.#request);
    const translations = await translation.translate();
    this.#outputs.push(...translation.outputs);
    return translations;
  }

  async #areKnown(lines: readonly TaggedText[]): Promise<boolean> {
    for (const line of lines) if (icu.hasWords(line.plain) && !(await this.#isKnown(line))) return false;
    return true;
  }

  /** Whether the memory has exactly this text. */
  async #isKnown(text: TaggedText): Promise<boolean> {
    const matches = await this.#context.run(this.#context.findMatches(separateWords(text).plain.trim()));
    return matches.some(({ score }) => score === 100);
  }

  /**
   * The n-th translation of the whole text consists of the n-th translation of each part, or its last one. Syntax
   * becomes part of the delimiters. Each part gets the rest of the prefix, and tags stay in their part. Messages with
   * branches are translated without neighbors, because no other text is similar to them.
   *
   * @param isIcu whether the parts are those of a message; otherwise they are lines
   */
  async #translateParts(message: TaggedText, parts: readonly icu.MessagePart[], isIcu = true) {
    const { n, prefix = "" } = this.#request;
    const language = this.#context.languages.source;
    const separated = separateWords(message);
    const whole = tokenize(separated.plain, language);
    const taggedParts = icu.cutTags(message, parts);
    const isPlain = isIcu && message.tags.length === 0;
    const order = isPlain ? icu.listSources(message.plain, parts, this.#context.languages.target) : [...parts.keys()];
    /** The translations by part and rest of the prefix. */
    const translated = new Map<string, readonly LinkedTranslation[]>();
    const all: LinkedTranslation[] = [];
    for (let rank = 0; rank < n; rank++) {
      const joined = new JoinedTranslation();
      let tagged = "";
      for (const index of order) {
        const { kind, start, end } = parts[index] as icu.MessagePart;
        const part = taggedParts[index] as TaggedText;
        const source = separateWords(part).plain;
        const offset = icu.toSeparatedOffset(separated, start, !isIcu);
        if (!isIcu && separated.blanks.includes(offset - 1)) joined.addSyntax(" ");
        const rest = icu.findRest(prefix, joined.target);
        const tags = part.tags.length > 0 ? { tagged: writeTags(part) } : {};
        const segment = { source, isIcu, prefix: rest || undefined, ...tags };
        const key = `${index} ${rest}`;
        const isText = kind === "text" && icu.hasWords(source);
        const candidates = translated.get(key) ?? (isText ? await this.#translateSegment(segment) : []);
        translated.set(key, candidates);
        const match = candidates[Math.min(rank, candidates.length - 1)];
        if (!match) {
          joined.addSyntax(source);
          tagged += writeTags(part);
          continue;
        }
        const translation = isIcu ? icu.doubleApostrophes(match, message.plain[end]) : match;
        const placed =
          translation.tagged === undefined
            ? icu.keepOrder(part, placeTagsInto(translation, part, language))
            : readTags(translation.tagged);
        const tokens = icu.findTokens(whole, tokenize(source, language), offset);
        const { length } = translation.words;
        joined.add(translation, confidenceOf(translation), length, (token) => tokens[token] ?? -1);
        tagged += writeTags(placed);
      }
      all.push({ ...joined.whole(), tagged });
    }
    const wanted = isPlain ? order.map((index) => taggedParts[index]?.plain).join("") : separated.plain;
    const safe = all.filter(({ target }) => !isIcu || prefix !== "" || icu.isSameMessage(wanted, target));
    if (safe.length === 0) return [safeCopy({ source: separated.plain, prefix }, language)];
    return distinctTargets(safe, prefix);
  }

  #placeTags(first: LinkedTranslation, source: TaggedText): EngineTranslation {
    const language = this.#context.languages.source;
    // A prefix that a person typed stays unchanged.
    const isOwn = first.tagged === undefined && !this.#request.prefix;
    const translation = isOwn ? capitalizeLines(first, source, this.#context.languages) : first;
    const { target, tagged, isMatch, words, delimiters, links } = translation;
    // Most words of a message with branches are syntax.
    const plain = hasBranches(source.plain) ? "" : separateWords(source).plain;
    return {
      target,
      targetWithTags: tagged ?? writeTags(placeTagsInto(translation, source, language)),
      score: confidenceOf(translation),
      ...(isMatch && { isMatch }),
      ...(isDoubtful(plain, language, translation) && { isDoubtful: true }),
      words,
      delimiters,
      links,
      provenance: summarizeProvenance(translation),
    };
  }
}

/** Capitalizes lines that begin with a capital in the source and are separated only by a tag. */
function capitalizeLines(
  translation: LinkedTranslation,
  source: TaggedText,
  languages: TranslationContext["languages"],
): LinkedTranslation {
  const beginsLine = ({ plain }: TaggedText, tag: InlineTag) =>
    isSeparator(tag) && isBetweenWords(plain, tag.at) && /^\p{Lu}\p{Ll}/u.test(plain.slice(tag.at, tag.at + 4));
  // In German, nouns are capitalized anywhere.
  if (languages.source === "de" || !source.tags.some((tag) => beginsLine(source, tag))) return translation;
  const { plain, tags } = placeTagsInto(translation, source, languages.source);
  const placed = new Map(tags.map(({ text }): [string, InlineTag[]] => [text, []]));
  for (const tag of tags) placed.get(tag.text)?.push(tag);
  const starts = source.tags.toReversed().flatMap((tag) => {
    const own = placed.get(tag.text)?.pop();
    return own && beginsLine(source, tag) ? [own.at] : [];
  });
  starts.sort((a, b) => a - b);
  // Counted in characters other than whitespace, because there may be whitespace next to tags.
  let before = 0;
  const counts = starts.map((at, index) => (before += lengthOf(plain.slice(starts[index - 1] ?? 0, at))));
  let [end, next] = [0, 0];
  const words = translation.words.map((word) => {
    end += lengthOf(word);
    const first = next;
    while ((counts[next] ?? end) < end) next++;
    return next > first ? capitalize(word, languages.target) : word;
  });
  return { ...translation, words, target: rebuild(words, [...translation.delimiters]) };
}

const noNotes: CollapsedText["notes"] = new Map();

/** Restores the numbers of notes in the text between the words. */
function withNotes(translation: EngineTranslation, notes: CollapsedText["notes"]): EngineTranslation {
  if (notes.size === 0) return translation;
  const { targetWithTags, words } = translation;
  const delimiters = [...translation.delimiters];
  for (const [tag, note] of notes) {
    const at = targetWithTags.indexOf(tag);
    if (at < 0) continue;
    const index = countWordsBefore(words, lengthOf(withoutTags(targetWithTags.slice(0, at))));
    const mark = withoutTags(note);
    const between = delimiters[index] ?? "";
    delimiters[index] = index === 0 ? `${between}${mark} ` : ` ${mark}${between}`;
  }
  const target = rebuild([...words], delimiters);
  return { ...translation, target, targetWithTags: expandNotes(targetWithTags, notes), delimiters };
}

const lengthOf = (text: string): number => text.replace(/\s/gu, "").length;

/** The number of words in the first characters of a text, without whitespace. */
function countWordsBefore(words: readonly string[], characters: number): number {
  let left = characters;
  const next = words.findIndex((word) => {
    left -= lengthOf(word);
    return left < 0;
  });
  return next < 0 ? words.length : next;
}

/** Numbers phrases of the memory 1, 2, …, and terms −1, −2, … in the order in which they appear. */
function summarizeProvenance({ provenance }: LinkedTranslation): number[] {
  const numbersOf = (kind: "memory" | "term") => [
    ...new Set(provenance.filter((word) => word.kind === kind).map(({ number }) => number)),
  ];
  const [phrases, terms] = [numbersOf("memory"), numbersOf("term")];
  return provenance.map(({ kind, number }) => {
    if (kind === "memory") return 1 + phrases.indexOf(number);
    return kind === "term" ? -1 - terms.indexOf(number) : 0;
  });
}
