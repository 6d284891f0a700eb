import { type InlineTag, readTags, type TaggedText } from "@openparlance/text";
import type { Span } from "../document/translatable-span.ts";
import type { PositionedTag, Unit } from "../document/unit.ts";

export type FluentPart =
  | (Span & { kind: "text"; text: string })
  /** Line ends and the spaces before the next line with text. */
  | (Span & { kind: "break"; lines: number; indent: number })
  /** A string in braces, which is text. */
  | (Span & { kind: "literal"; text: string })
  /** A placeable; `units` are the texts of its variants. */
  | (Span & { kind: "code"; units: readonly Unit[] });

/** The number of spaces with which all lines of a pattern begin, except a first line next to its key. */
export function measureCommonIndent(parts: readonly FluentPart[]): number {
  let common = Infinity;
  for (const part of parts) if (part.kind === "break") common = Math.min(common, part.indent);
  return common === Infinity ? 0 : common;
}

/** The start of a run, in the text with marks (`at`) and in the file (`start`). */
interface Run {
  at: number;
  start: number;
}

type Placeable = Span & { at: number };

/** Replaces placeables while markup is read. The same character in the text is distinguished by its offset. */
const placeableMark = "\uFFFC";

/** The text of a pattern without its syntax. Its placeables and tags of markup become codes. */
export function buildPatternText(file: string, parts: readonly FluentPart[], indent: number): TaggedText {
  let marked = "";
  const runs: Run[] = [];
  const codes: Placeable[] = [];
  for (const part of parts) {
    runs.push({ at: marked.length, start: part.start });
    if (part.kind === "code") {
      codes.push({ at: marked.length, start: part.start, end: part.end });
      marked += placeableMark;
    } else if (part.kind === "break") marked += "\n".repeat(part.lines) + " ".repeat(part.indent - indent);
    else marked += part.text;
  }
  return insertCodes(file, marked, codes, runs);
}

function insertCodes(file: string, marked: string, codes: readonly Placeable[], runs: readonly Run[]): TaggedText {
  const tags: PositionedTag[] = [];
  let plain = "";
  let end = 0;
  let next = 0;
  let run = 0;
  const fileOffset = (at: number) => {
    while (run + 1 < runs.length && (runs[run + 1] as Run).at <= at) run++;
    const { at: from, start } = runs[run] as Run;
    return start + at - from;
  };
  const add = (kind: InlineTag["kind"], name: string, from: number, to: number, location: Span) => {
    plain += marked.slice(end, from);
    end = to;
    tags.push({ kind, name, text: file.slice(location.start, location.end), at: plain.length, start: location.start });
  };
  const addCodes = (before: number) => {
    for (; next < codes.length; next++) {
      const code = codes[next] as Placeable;
      if (code.at >= before) return;
      if (code.at >= end) add("standalone", "x", code.at, code.at + 1, code);
    }
  };
  let removed = 0;
  for (const { kind, name, text, at } of readTags(marked).tags) {
    const from = at + removed;
    const to = from + text.length;
    removed += text.length;
    addCodes(from);
    const start = fileOffset(from);
    add(kind, name, from, to, { start, end: fileOffset(to - 1) + 1 });
  }
  addCodes(Infinity);
  return { plain: plain + marked.slice(end), tags };
}
