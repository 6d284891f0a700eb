import { applyEdits, type Edit, type Span, type TranslatableSpan, writeSpans } from "../document/translatable-span.ts";
import type { FilterSettings, Segment } from "../filter.ts";
import { getPrimaryLanguage } from "../languages.ts";
import { escapeAttribute } from "../xml/references.ts";
import { token, XmlScanner } from "../xml/scanner.ts";

/** An element with a language, next to elements with its name in other languages. */
interface Variant extends Span {
  /** The value of its attribute. */
  value: Span;
  contentStart: number;
}

interface XmlTexts {
  parts: readonly TranslatableSpan[];
  edits: readonly Edit[];
}

/**
 * Keeps the texts of the source language where a document has languages side by side: `<title xml:lang="en">` next to
 * `<title xml:lang="de">`. A translation is written into the empty element of its language, or into another element
 * after the source. A text that already has a translation has no segment.
 */
export function keepVariants(text: string, texts: XmlTexts, settings: FilterSettings): XmlTexts {
  const { sourceLanguage, targetLanguage = "" } = settings;
  const [from, to] = [getPrimaryLanguage(sourceLanguage), getPrimaryLanguage(targetLanguage)];
  const groups = from === to || !namesBoth(text, from, to) ? [] : groupVariants(text, settings);
  if (!groups.some((group) => group.has(from) && group.has(to))) return texts;
  const ranges = groups.flatMap((group) => [...group.values()]).sort((a, b) => a.start - b.start);
  const spans = new Map<Variant, VariantSpan>();
  for (const group of groups) {
    const [source, target] = [group.get(from), group.get(to)];
    const isDone =
      target &&
      text
        .slice(target.contentStart, target.end)
        .replace(/<[^<>]*>/g, "")
        .trim() !== "";
    if (source && !isDone) spans.set(source, new VariantSpan(text, source, target, targetLanguage));
  }
  const parts: TranslatableSpan[] = [];
  for (const part of texts.parts) {
    const variant = findRange(ranges, part);
    const span = variant && spans.get(variant);
    if (!variant) parts.push(part);
    else if (span?.add(part) === 1) parts.push(span);
  }
  const edits = texts.edits.filter((edit) => {
    const variant = findRange(ranges, edit);
    if (variant) spans.get(variant)?.edits.push(edit);
    return !variant;
  });
  return { parts, edits };
}

/** Whether languages are the values of attributes in a document. */
function namesBoth(text: string, ...languages: string[]): boolean {
  const named = new Set<string>();
  for (const [, language = ""] of text.matchAll(/\blang\s*=\s*["']([A-Za-z]{2,3})\b/g)) named.add(language);
  const primary = new Set(Array.from(named, getPrimaryLanguage));
  return languages.every((language) => primary.has(language));
}

/** The elements with the same name and parent, by their language. Elements inside of one are not listed. */
function groupVariants(text: string, { limits }: Pick<FilterSettings, "limits">): ReadonlyMap<string, Variant>[] {
  const scanner = XmlScanner.over(text, { ...limits, allowsEntities: true });
  const groups: Map<string, Variant>[] = [];
  /** For each open element, the last group of each name among its children. */
  const open: Map<string, Map<string, Variant>>[] = [];
  let current: { variant: Variant; depth: number } | undefined;
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    const depth = scanner.path.length;
    if (kind === token.close) {
      open.length = Math.min(open.length, depth + 1);
      if (current && depth < current.depth) {
        current.variant.end = scanner.end;
        current = undefined;
      }
    }
    if (current || (kind !== token.open && kind !== token.empty)) continue;
    const parent = depth - (kind === token.open ? 1 : 0);
    const value = scanner.attributes().find(({ name }) => name === "xml:lang" || name === "lang");
    if (!value || parent === 0) continue;
    const { name, start, end } = scanner;
    const variant = { value, contentStart: end, start, end };
    const language = getPrimaryLanguage(value.value);
    open[parent] ??= new Map();
    let group = open[parent].get(name);
    if (!group || group.has(language)) {
      group = new Map();
      groups.push(group);
      open[parent].set(name, group);
    }
    group.set(language, variant);
    if (kind === token.open) current = { variant, depth };
  }
  return groups.filter(({ size }) => size > 1);
}

/** The range around a span. @param ranges sorted, not overlapping */
function findRange(ranges: readonly Variant[], { start }: Span): Variant | undefined {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle] as Variant).start <= start) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low - 1];
  return range && start < range.end ? range : undefined;
}

/** The texts of an element that are written into another one. */
class VariantSpan implements TranslatableSpan {
  readonly start: number;
  readonly end: number;
  readonly edits: Edit[] = [];
  readonly #text: string;
  readonly #source: Variant;
  readonly #language: string;
  readonly #spans: TranslatableSpan[] = [];

  /** @param target the element that is replaced; without one, an element is added after the source */
  constructor(text: string, source: Variant, target: Span | undefined, language: string) {
    this.start = target?.start ?? source.end;
    this.end = target?.end ?? source.end;
    this.#text = text;
    this.#source = source;
    this.#language = language;
  }

  /** @returns the number of texts so far */
  add(span: TranslatableSpan): number {
    return this.#spans.push(span);
  }

  get segments(): readonly Segment[] {
    return this.#spans.flatMap(({ segments }) => segments);
  }

  write(targets: readonly (string | undefined)[]): string | undefined {
    const edits = writeSpans(this.#spans, targets);
    if (edits.length === 0) return undefined;
    const { start, end, value } = this.#source;
    const others = this.edits.filter((edit) => edit.start !== value.start);
    const language = { start: value.start, end: value.end, text: escapeAttribute(this.#language) };
    const copy = applyEdits(this.#text.slice(start, end), [language, ...others, ...edits], start);
    const isAdded = this.start === this.end;
    const blanks = isAdded ? (/(?<!\s)\s*$/.exec(this.#text.slice(Math.max(0, start - 200), start))?.[0] ?? "") : "";
    return blanks + copy;
  }
}
