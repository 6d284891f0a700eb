import { hasWord } from "../document/has-word.ts";
import type { SegmentMetadata, Unit } from "../document/unit.ts";
import { cdataEnd, cdataStart } from "./pieces.ts";
import { decodeText, escapeText, removeInvalid } from "./references.ts";

export const textWithElements = "Text with elements in it";

/** The ends of sections, comments and tags, by what they begin with. */
const markEnds = [
  [cdataStart, cdataEnd],
  ["<!--", "-->"],
  ["<", ">"],
] as const;

/**
 * The unit of a content (`start` to `end`) that is a string, in one CDATA section or next to sections and comments.
 *
 * @param left receives the context of a text that stays unchanged because it has elements in it
 * @returns undefined if there is no text to translate
 */
export function buildStringUnit(
  text: string,
  start: number,
  end: number,
  facts: SegmentMetadata,
  left?: string[],
): Unit | undefined {
  const raw = text.slice(start, end);
  if (raw.trim() === "") return undefined;
  const write = raw.includes("\r\n") ? writeLines : writeText;
  if (!raw.includes("<")) return { start, end, text: decodeText(raw), escape: write, ...facts };
  const parts = splitMarks(raw);
  const characters = joinCharacters(parts);
  if (characters === undefined) {
    if (left && hasWord(parts.filter((part) => !part.startsWith("<")).join(""))) left.push(facts.context ?? "");
    return undefined;
  }
  const [, before = "", section] = /^(\s*<!\[CDATA\[)([\s\S]*)\]\]>\s*$/.exec(raw) ?? [];
  if (section !== undefined && !section.includes(cdataEnd)) {
    const from = start + before.length;
    return { start: from, end: from + section.length, text: section, escape: writeSection, ...facts };
  }
  const comments = parts.filter((part) => part.startsWith("<!--")).join("");
  return { start, end, text: characters, escape: write, finish: (markup) => comments + markup, ...facts };
}

/** The characters of a content with sections and comments; undefined if it has elements. */
export const readCharacters = (raw: string): string | undefined => joinCharacters(splitMarks(raw));

const joinCharacters = (parts: readonly string[]): string | undefined =>
  parts.some((part) => /^<(?!!)/.test(part)) ? undefined : parts.map(readSection).join("");

/** Sections, comments, tags, and the texts between them. */
function splitMarks(raw: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < raw.length; ) {
    const [start, mark] = markEnds.find(([start]) => raw.startsWith(start, at)) ?? ["", "<"];
    const found = raw.indexOf(mark, at + start.length);
    const end = found < 0 ? raw.length : found + (start === "" ? 0 : mark.length);
    parts.push(raw.slice(at, end));
    at = end;
  }
  return parts;
}

const readSection = (part: string): string => {
  if (part.startsWith(cdataStart)) return part.slice(cdataStart.length, -cdataEnd.length).replaceAll("\r\n", "\n");
  return part.startsWith("<") ? "" : decodeText(part);
};

const writeText = (text: string): string => escapeText(removeInvalid(text));
const writeLines = (text: string): string => writeText(text).replaceAll("\n", "\r\n");
const writeSection = (text: string): string => removeInvalid(text).replaceAll(cdataEnd, "]]]]><![CDATA[>");
