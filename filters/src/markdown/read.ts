import type { Span } from "../document/stretch.ts";
import { shiftUnit, type Unit } from "../document/unit.ts";
import { htmlDialect } from "../html/dialect.ts";
import { htmlOptions } from "../html/options.ts";
import { readHtml } from "../html/read.ts";
import { readOptions } from "../options.ts";
import { BlockReader, type Leaf } from "./blocks.ts";
import { type InlineText, readInline } from "./inline.ts";
import { markdownCell, markdownLine, markdownText } from "./write.ts";

interface Reading {
  /** Where the text begins, behind the front matter. */
  from: number;
  html: boolean;
  depth: number;
}

/** Finds the translatable texts of a Markdown document. */
export function* readMarkdown(text: string, { from, html, depth }: Reading): Generator<Unit> {
  const labels = definedLabels(text);
  const isDefined = (label: string) => labels.has(labelKey(label));
  const htmlSettings = readOptions(htmlOptions);
  const blocks = new BlockReader(text, from, depth);
  for (let leaf = blocks.next(); leaf; leaf = blocks.next()) {
    if (leaf.kind !== "html") yield textUnit(text, leaf, isDefined);
    else if (html) {
      const { start, end } = spanOf(leaf.lines);
      for (const unit of readHtml(text.slice(start, end), htmlSettings, htmlDialect)) yield shiftUnit(unit, start);
    }
  }
}

const labelKey = (label: string): string => label.trim().replace(/\s+/g, " ").toLowerCase();

function definedLabels(text: string): Set<string> {
  if (!text.includes("]:")) return new Set();
  const labels = text.matchAll(/^[ \t>]*(?:[-+*]|\d+[.)])?[ \t]*\[((?:[^[\]\\\r\n]|\\.)+)\]:/gm);
  return new Set(Array.from(labels, ([, label = ""]) => labelKey(label)));
}

function textUnit(text: string, { kind, lines }: Leaf, isDefined: (label: string) => boolean): Unit {
  const { start, end } = spanOf(lines);
  const whole = text.slice(start, end).trimEnd();
  const inline = lines.length === 1 ? { text: whole, joints: [], isDefined } : joined(text, lines, isDefined);
  const unit = { start, end: start + whole.length, text: readInline(inline) };
  return kind === "cell" ? { ...unit, escape: markdownCell } : { ...unit, escape: markdownText, finish: markdownLine };
}

function joined(text: string, lines: readonly Span[], isDefined: InlineText["isDefined"]): InlineText {
  const parts = lines.map((line) => text.slice(line.start, line.end));
  const joints = lines.slice(1).map((line, index) => text.slice(lines[index]?.end, line.start));
  return { text: parts.join("\n").trimEnd(), joints, isDefined };
}

const spanOf = (lines: readonly Span[]): Span => ({ start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? 0 });
