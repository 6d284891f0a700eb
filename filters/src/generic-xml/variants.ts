import { applyEdits, type Edit, type Span, type TranslatableSpan, writeSpans } from "../document/translatable-span.ts";
import type { FilterSettings, Segment } from "../filter.ts";
import { findInLanguage, getPrimaryLanguage, isSameRegion } from "../languages.ts";
import { escapeAttribute } from "../xml/references.ts";
import { token, XmlScanner } from "../xml/scanner.ts";

/** An element that may be next to elements with its name in other languages. */
interface Variant extends Span {
  /** In lower case; "" for an element without a language. */
  language: string;
  /** The value of its attribute; undefined for an element without a language. */
  value: Span | undefined;
  name: string;
  /** The value of the attribute that identifies a text, and may be equal in its translations; "" without one. */
  key: string;
  contentStart: number;
}

/** Elements with the same name and parent, by their language. */
type Group = ReadonlyMap<string, Variant>;

interface XmlTexts {
  parts: readonly TranslatableSpan[];
  edits: readonly Edit[];
}

/**
 * Keeps the texts of the source language where a document has languages side by side: `<title xml:lang="en">` next to
 * `<title xml:lang="de">`. A translation is written into the empty element of its language, or into another element
 * after the source. A text that already has a translation has no segment.
 *
 * As in AppStream, texts without a language are the source if two others are next to one. The same goes for one that is
 * next to texts of two names.
 */
export function keepVariants(text: string, texts: XmlTexts, settings: FilterSettings): XmlTexts {
  const { sourceLanguage, targetLanguage = "" } = settings;
  const isTranslated = getPrimaryLanguage(sourceLanguage) !== getPrimaryLanguage(targetLanguage);
  const pattern = /\blang\s*=/g;
  // Finding the letters twice is much faster than the expression, and few documents have them.
  const hasLetters = text.indexOf("lang", text.indexOf("lang") + 1) >= 0;
  const mayHave = isTranslated && targetLanguage !== "" && hasLetters && pattern.test(text) && pattern.test(text);
  const groups = mayHave ? groupVariants(text, settings) : [];
  const withDefault = groups.filter((group) => group.size > 1 && group.has(""));
  const names = new Set(withDefault.map((group) => group.get("")?.name));
  const hasDefaults = names.size > 1 || withDefault.some(({ size }) => size > 2);
  const pairs = keepLocal(text, hasDefaults ? groups : groups.map(removeDefault)).map((group) => {
    return { group, ...findPair([...group.values()], sourceLanguage, targetLanguage) };
  });
  if (!hasDefaults && !pairs.some(({ source, target }) => source && target)) return texts;
  const ranges = pairs.flatMap(({ group }) => [...group.values()]).sort((a, b) => a.start - b.start);
  const spans = new Map<Variant, VariantSpan>();
  for (const { source, target } of pairs) {
    const content = target ? text.slice(target.contentStart, target.end) : "";
    const isDone = content.replace(/<(?!!\[CDATA\[\s*[^\s\]])[^<>]*>/g, "").trim() !== "";
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

const removeDefault = (group: Group): Group => new Map([...group].filter(([language]) => language !== ""));

/** The groups of several elements, and single elements whose name is that of such a group. None is inside of another. */
function keepLocal(text: string, groups: readonly Group[]): Group[] {
  const names = new Set<string>();
  for (const group of groups) if (group.size > 1) for (const { name } of group.values()) names.add(name);
  let end = 0;
  return groups.filter((group) => {
    const [first] = group.values();
    if (!first || first.start < end || !names.has(first.name)) return false;
    if (group.size < 2 && /\blang\s*=/.test(text.slice(first.contentStart, first.end))) return false;
    end = first.language === "" ? first.end : end;
    return true;
  });
}

function findPair(variants: readonly Variant[], sourceLanguage: string, targetLanguage: string) {
  const target = findInLanguage(variants, targetLanguage);
  return {
    source: findInLanguage(variants, sourceLanguage) ?? variants.find(({ language }) => language === ""),
    target: target && isSameRegion(target.language, targetLanguage) ? target : undefined,
  };
}

/** The elements with the same name and parent, in the order of the document. Elements inside of one are left out. */
function groupVariants(text: string, { limits }: Pick<FilterSettings, "limits">): Group[] {
  const scanner = XmlScanner.over(text, { ...limits, allowsEntities: true });
  const lists = new Map<string, Variant[]>();
  /** For each open element, its number among all. */
  const numbers: number[] = [];
  let count = 0;
  /** For each open element, itself; only the outermost with a language has one. */
  const elements: (Variant | undefined)[] = [];
  let localDepth = Infinity;
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    const depth = scanner.path.length;
    if (kind === token.close) {
      const element = elements[depth];
      if (element) element.end = scanner.end;
      elements.length = Math.min(elements.length, depth);
      if (depth < localDepth) localDepth = Infinity;
    }
    if (kind === token.open) numbers[depth] = ++count;
    const parent = depth - (kind === token.open ? 1 : 0);
    if (parent === 0 || parent >= localDepth || (kind !== token.open && kind !== token.empty)) continue;
    const attributes = scanner.attributes();
    const value = attributes.find(({ name }) => name === "xml:lang" || name === "lang");
    const key = attributes.find((each) => /^(?:id|key|name)$/.test(each.name))?.value ?? "";
    const { name, start, end } = scanner;
    const variant = { language: value?.value.toLowerCase() ?? "", value, name, key, contentStart: end, start, end };
    addTo(lists, `${numbers[parent]} ${name}`, variant);
    if (kind === token.open) elements[parent] = variant;
    if (kind === token.open && value) localDepth = depth;
  }
  const startOf = (group: Group) => group.values().next().value?.start ?? 0;
  const groups = [...lists.values()].flatMap(splitByKey).flatMap(groupRuns);
  return groups.sort((a, b) => startOf(a) - startOf(b));
}

function addTo(lists: Map<string, Variant[]>, key: string, variant: Variant): void {
  const list = lists.get(key);
  if (list) list.push(variant);
  else lists.set(key, [variant]);
}

/** Separates elements that share their key with others. */
function splitByKey(list: readonly Variant[]): Variant[][] {
  const lists = new Map<string, Variant[]>();
  for (const variant of list) addTo(lists, variant.key, variant);
  const others = list.filter(({ key }) => key === "" || lists.get(key)?.length === 1);
  lists.delete("");
  return [others, ...[...lists.values()].filter(({ length }) => length > 1)];
}

/**
 * Pairs elements with those before them in the main language. A run belongs to as many of these: all since the last run
 * in its language, or the whole last run. Such is `en en de de`. If the numbers differ, as in `en en de`, the last one
 * gets the first element.
 */
function groupRuns(list: readonly Variant[]): Group[] {
  const main = list.some(({ language }) => language === "") ? "" : list[0]?.language;
  const groups: Map<string, Variant>[] = [];
  const mainGroups: Map<string, Variant>[] = [];
  /** The number of elements in the main language before the last run of each language. */
  const countBefore = new Map<string, number>();
  let lastLength = 0;
  for (let at = 0, end = 0; at < list.length; at = end) {
    const language = list[at]?.language ?? "";
    while (list[end]?.language === language) end++;
    const [count, length] = [mainGroups.length, end - at];
    if (language === main) lastLength = length;
    const isPaired = length === lastLength || length === count - (countBefore.get(language) ?? 0);
    countBefore.set(language, count);
    for (const [index, variant] of list.slice(at, end).entries()) {
      const found = language === main ? undefined : mainGroups[count + index - (isPaired ? length : 1)];
      const group = found?.has(language) === false ? found : new Map<string, Variant>();
      if (group !== found) groups.push(group);
      if (language === main) mainGroups.push(group);
      group.set(language, variant);
    }
  }
  return groups;
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

const idPattern = /\s(xml:)?id\s*=\s*(?:"[^"]*"|'[^']*')/;

/** The texts of an element that are written into another one. */
class VariantSpan implements TranslatableSpan {
  readonly start: number;
  readonly end: number;
  readonly edits: Edit[] = [];
  readonly #text: string;
  readonly #source: Variant;
  readonly #target: Variant | undefined;
  readonly #language: string;
  readonly #spans: TranslatableSpan[] = [];

  /** @param target the element that is replaced; without one, an element is added after the source */
  constructor(text: string, source: Variant, target: Variant | undefined, language: string) {
    this.start = target?.start ?? source.end;
    this.end = target?.end ?? source.end;
    this.#text = text;
    this.#source = source;
    this.#target = target;
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
    const { start, end, name, value } = this.#source;
    const others = this.edits.filter((edit) => edit.start !== value?.start);
    const ofTag = [this.#writeLanguage(start, name), ...this.#idEdits()];
    const copy = applyEdits(this.#text.slice(start, end), [...ofTag, ...others, ...edits], start);
    const isAdded = this.start === this.end;
    const blanks = isAdded ? (/(?<!\s)\s*$/.exec(this.#text.slice(Math.max(0, start - 200), start))?.[0] ?? "") : "";
    return blanks + copy;
  }

  #writeLanguage(start: number, name: string): Edit {
    const { value } = this.#source;
    const language = escapeAttribute(this.#language);
    if (value) return { start: value.start, end: value.end, text: language };
    const at = start + 1 + name.length;
    return { start: at, end: at, text: ` xml:lang="${language}"` };
  }

  /** The element keeps its own identifier. An added one has none that must be unique. */
  #idEdits(): Edit[] {
    const find = ({ start, contentStart }: Variant) => idPattern.exec(this.#text.slice(start, contentStart));
    const of = find(this.#source);
    const [own = of?.[1] ? "" : undefined] = (this.#target && find(this.#target)) ?? [];
    if (!of || own === undefined) return [];
    const start = this.#source.start + of.index;
    return [{ start, end: start + of[0].length, text: own }];
  }
}
