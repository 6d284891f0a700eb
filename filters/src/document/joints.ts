import type { InlineTag } from "@openparlance/text";
import { findScript } from "../languages.ts";
import type { SentencePiece } from "./sentences.ts";
import type { Targets } from "./translatable-span.ts";

export interface SentenceJoint {
  /** The previous sentence in the source language, and its translation in the form of the file. */
  source: string;
  before: string;
}

/** Writes the gap between two sentences in the style of the target language. */
export type JoinSentences = (gap: string, joint: SentenceJoint) => string;

/**
 * Chinese and Japanese write no blank after a full-width mark, so it is removed. In other languages, a blank is added
 * if the source needs none after such a mark, and an ideographic space becomes a blank.
 */
export function chooseJoin(targetLanguage: string | undefined): JoinSentences | undefined {
  if (targetLanguage === undefined) return undefined;
  return isFullWidth(targetLanguage) ? joinWithoutBlank : joinWithBlank;
}

const fullWidthScripts = new Set(["Hans", "Hant", "Hani", "Jpan", "Bopo"]);
const isFullWidth = (language: string) => fullWidthScripts.has(findScript(language) ?? "");

/** A mark that ends a sentence and includes its own space, with the quotes and brackets after it. */
const fullWidthEndPattern = /(?:[。．｡！？…⋯][”’"'）)」』】》〉〕］}]*|[」』】》〉〕］）])$/u;

/** Whether a blank between two sentences may change. */
export const changesBlank = (join: JoinSentences): boolean => join === joinWithoutBlank;

const joinWithoutBlank: JoinSentences = (gap, { before }) =>
  /^[ \u00A0]+$/.test(gap) && fullWidthEndPattern.test(removeLastTags(before)) ? "" : gap;

/** A sentence that ends with a mark beyond ASCII. Scripts with such a mark need no blank after it. */
const markedEndPattern = /(?![\0-\x7f])[\p{Sentence_Terminal}…⋯．｡]["'\p{Pe}\p{Pf}]*$/u;

const joinWithBlank: JoinSentences = (gap, { source, before }) => {
  if (gap === "") return markedEndPattern.test(removeLastTags(source)) && !/\s$/.test(before) ? " " : gap;
  return gap.startsWith("\u3000") && /^\u3000+$/.test(gap) ? " " : gap;
};

/** Writes the targets into a text without codes, with the gaps of the target language between the sentences. */
export function joinSentences(
  plain: string,
  sources: readonly string[],
  targets: Targets,
  join: JoinSentences = (gap) => gap,
): string {
  let written = "";
  let end = 0;
  let previous: string | undefined;
  let before: string | undefined;
  for (let index = 0; index < sources.length; index++) {
    const source = sources[index] as string;
    const target = targets[index] ?? source;
    const start = plain.indexOf(source, end);
    const gap = plain.slice(end, start);
    const isChanged = target !== source || before !== previous;
    written += previous !== undefined && isChanged ? join(gap, { source: previous, before: before as string }) : gap;
    written += target;
    end = start + source.length;
    previous = source;
    before = target;
  }
  return written + plain.slice(end);
}

/** Changes the gaps between the sentences of a text to those of the target language. */
export function joinPieces(
  pieces: readonly SentencePiece[],
  sources: readonly string[],
  targets: Targets,
  join: JoinSentences,
): readonly SentencePiece[] {
  const isChanged = (index: number) => targets[index] !== undefined && targets[index] !== sources[index];
  const joined: SentencePiece[] = [];
  let segment = -1;
  let from = 0;
  for (const piece of pieces) {
    if (piece.isSegment) {
      if (segment >= 0 && (isChanged(segment) || isChanged(segment + 1))) {
        let gap = "";
        for (let at = from; at < joined.length; at++) gap += (joined[at] as SentencePiece).text.plain;
        const source = sources[segment] ?? "";
        const written = join(gap, { source, before: targets[segment] ?? source });
        if (written !== gap) joined.push(...joinGap(joined.splice(from), piece, written));
      }
      segment++;
    }
    joined.push(piece);
    if (piece.isSegment) from = joined.length;
  }
  return joined;
}

const removeLastTags = (text: string): string => (text.endsWith(">") ? text.replace(/(?:<[^<>]*>)+$/, "") : text);

/** @param written the current text between the sentences */
function joinGap(gaps: readonly SentencePiece[], next: SentencePiece, written: string): readonly SentencePiece[] {
  if (gaps.every(({ text }) => text.plain === "")) {
    if ([...gaps, next].some(({ text }) => text.tags.some((tag) => tag.at === 0 && isBreak(tag)))) return gaps;
    const at = gaps.findIndex(({ text }) => text.tags[0]?.kind === "open");
    return gaps.toSpliced(at < 0 ? gaps.length : at, 0, buildPiece(written));
  }
  const first = gaps.findIndex(({ text }) => text.plain !== "");
  return gaps.map((piece, index) => {
    if (piece.text.plain === "") return piece;
    return index === first && piece.text.tags.length === 0 ? buildPiece(written) : replacePlain(piece, index === first);
  });

  /** Replaces the text of a piece; codes stay around it. */
  function replacePlain({ text }: SentencePiece, isFirst: boolean): SentencePiece {
    const plain = isFirst ? written : "";
    const at = (tag: InlineTag) => (tag.at === 0 ? 0 : plain.length);
    return { text: { plain, tags: text.tags.map((tag) => ({ ...tag, at: at(tag) })) }, isSegment: false };
  }
}

const buildPiece = (plain: string): SentencePiece => ({ text: { plain, tags: [] }, isSegment: false });

/** Whether a code is a line break, next to which no blank is needed. */
const isBreak = ({ kind, text }: InlineTag): boolean =>
  kind === "standalone" && /^(?:<(?:\w+:)?br\b|[\\ ]*[\r\n])/i.test(text);
