import { pairTags, splitSentences, type Tag, type TaggedText } from "@parlance/text";
import type { Settings } from "../filter.ts";
import { moved } from "./codes.ts";

/** A run of a unit's text, white space around it not included; `text` itself is in the file as it stands. */
export interface Piece {
  text: TaggedText;
  isSegment: boolean;
}

type Cutting = Pick<Settings, "segmentation" | "sourceLanguage" | "srx">;

const word = /[\p{L}\p{N}]/u;

/** What has no sign that may end a sentence before its own end need not be looked through by the rules. */
const noEnd = /^[\w ,'"()/%<>=+*#@&-]*[.!?:]?$/;

/**
 * Cuts a unit into sentences and what stands between them. White space around a sentence, and a pair of codes around
 * the whole of it, are not part of it. No cut stands inside a pair of codes or braces: what they hold together
 * stays one segment. What has no letter or digit is no segment.
 */
export function cutIntoPieces(text: TaggedText, cutting: Cutting): Piece[] {
  if (!word.test(text.plain)) return [{ text, isSegment: false }];
  const whole = { from: { at: 0, tag: 0 }, to: { at: text.plain.length, tag: text.tags.length } };
  if (text.tags.length === 0) return cutCore(text, cutting);
  const [from, to] = withoutOuterCodes(text, ...withoutSpace(text, whole.from, whole.to)) ?? [whole.from, whole.to];
  const around = (start: Cut, end: Cut) => {
    return start.at < end.at || start.tag < end.tag ? [{ text: part(text, start, end), isSegment: false }] : [];
  };
  return [...around(whole.from, from), ...cutCore(part(text, from, to), cutting), ...around(to, whole.to)];
}

function cutCore(text: TaggedText, cutting: Cutting): Piece[] {
  const pieces: Piece[] = [];
  let from: Cut = { at: 0, tag: 0 };
  for (const to of cutsOf(text, cutting)) {
    pushPieces(text, from, to, pieces);
    from = to;
  }
  return pieces;
}

/** A place between the characters and between the tags. */
interface Cut {
  at: number;
  /** Index of the first tag behind it. */
  tag: number;
}

function cutsOf({ plain, tags }: TaggedText, { segmentation, sourceLanguage, srx }: Cutting): Cut[] {
  const end = { at: plain.length, tag: tags.length };
  if (segmentation === "paragraph" || (!srx && noEnd.test(plain))) return [end];
  const ends = splitSentences(plain, sourceLanguage, srx);
  if (ends.length < 2) return [end];
  const partner = pairTags(tags);
  const held = heldTogether(plain);
  const cuts: Cut[] = [];
  let tag = 0;
  let depth = 0;
  const pass = () => {
    const other = partner[tag] as number;
    if (other >= 0) depth += other > tag ? 1 : -1;
    tag++;
  };
  for (const at of ends.subarray(0, -1)) {
    while (tag < tags.length && (tags[tag] as Tag).at < at) pass();
    while (tags[tag]?.at === at && tags[tag]?.kind === "close") pass();
    if (depth === 0 && !held.some(({ start, end }) => start < at && at < end)) cuts.push({ at, tag });
  }
  return [...cuts, end];
}

/** The outermost pairs of braces: `{0}`, `{{name}}`, `${x}` and whole ICU arguments with the messages in them. */
function heldTogether(plain: string): { start: number; end: number }[] {
  const held: { start: number; end: number }[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: brace, index } of plain.includes("{") ? plain.matchAll(/[{}]/g) : []) {
    if (brace === "{" && depth++ === 0) start = index;
    if (brace === "}" && depth > 0 && --depth === 0) held.push({ start, end: index + 1 });
  }
  return held;
}

function pushPieces(text: TaggedText, from: Cut, to: Cut, pieces: Piece[]): void {
  const core = withoutOuterCodes(text, ...withoutSpace(text, from, to));
  if (core === undefined) return void pieces.push({ text: part(text, from, to), isSegment: false });
  const [start, end] = core;
  const isSegment = word.test(text.plain.slice(start.at, end.at));
  if (start.at > from.at || start.tag > from.tag) pieces.push({ text: part(text, from, start), isSegment: false });
  pieces.push({ text: part(text, start, end), isSegment });
  if (end.at < to.at || end.tag < to.tag) pieces.push({ text: part(text, end, to), isSegment: false });
}

const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x3000;

function withoutSpace({ plain, tags }: TaggedText, from: Cut, to: Cut): [Cut, Cut] {
  const firstTag = from.tag < to.tag ? (tags[from.tag] as Tag).at : to.at;
  const lastTag = from.tag < to.tag ? (tags[to.tag - 1] as Tag).at : from.at;
  let start = from.at;
  while (start < firstTag && isSpace(plain.charCodeAt(start))) start++;
  let end = to.at;
  while (end > Math.max(lastTag, start) && isSpace(plain.charCodeAt(end - 1))) end--;
  return [
    { at: start, tag: from.tag },
    { at: end, tag: to.tag },
  ];
}

/** The name of codes without content of their own, such as comments: at the edge of a sentence they stay outside. */
export const noContent = "#";

/** Leaves out pairs that hold the whole, and codes at its edges that belong to nothing in it, from outside in. */
function withoutOuterCodes(text: TaggedText, from: Cut, to: Cut): [Cut, Cut] | undefined {
  let [start, end] = [from, to];
  const partner = to.tag > from.tag ? pairTags(text.tags) : undefined;
  const isLoose = (index: number) => {
    const tag = text.tags[index] as Tag;
    return tag.kind === "standalone" ? tag.name === noContent : partner?.[index] === -1;
  };
  while (partner && end.tag > start.tag) {
    const isFirst = (text.tags[start.tag] as Tag).at === start.at;
    const isLast = (text.tags[end.tag - 1] as Tag).at === end.at;
    const isPair = isFirst && isLast && end.tag - start.tag > 1 && partner[start.tag] === end.tag - 1;
    const left = isPair || (isFirst && isLoose(start.tag)) ? 1 : 0;
    const right = isPair || (left === 0 && isLast && isLoose(end.tag - 1)) ? 1 : 0;
    if (left + right === 0) break;
    [start, end] = withoutSpace(text, { at: start.at, tag: start.tag + left }, { at: end.at, tag: end.tag - right });
  }
  return start.at === end.at && start.tag === end.tag ? undefined : [start, end];
}

function part({ plain, tags }: TaggedText, from: Cut, to: Cut): TaggedText {
  return {
    plain: plain.slice(from.at, to.at),
    tags: from.tag === to.tag ? [] : tags.slice(from.tag, to.tag).map((tag) => moved(tag, -from.at)),
  };
}
