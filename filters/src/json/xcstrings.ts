import type { Node } from "jsonc-parser";
import { listPluralCategories, listSeveral } from "../document/plurals.ts";
import type { ParsedText } from "../document/text-filter.ts";
import { applyEdits, type Edit, TargetError, type TranslatableSpan } from "../document/translatable-span.ts";
import { buildSegment } from "../document/unit.ts";
import type { FilterSettings, Segment } from "../filter.ts";
import { getPrimaryLanguage, normalizeLanguage } from "../languages.ts";
import { extractionError } from "../source-location.ts";
import {
  type AlternativePhrase,
  type CatalogLanguages,
  type CatalogText,
  catalogTexts,
  jsonTree,
  member,
  members,
  stringValue,
} from "./catalog.ts";
import { indentBefore, type JsonStyle, jsonStyle, memberEdits, type NewMembers, writeList } from "./members.ts";
import { jsonEscape, readJson } from "./read.ts";

/**
 * Finds the texts of a string catalog, which has all languages. The source of a text without a source localization is
 * its key. Without a target language, the texts of the source language are changed.
 * Source: Apple, Xcode 15, "Localizing and varying text with a string catalog".
 */
export function readCatalog(text: string, { limits, targetLanguage }: FilterSettings): ParsedText {
  readJson(text, limits.depth);
  const root = jsonTree(text);
  const strings = member(root, "strings");
  if (strings?.type !== "object") throw extractionError(text, 0, "not a string catalog: no object named strings");
  const source = stringValue(member(root, "sourceLanguage")) ?? "en";
  const target = findLanguage(strings, source, targetLanguage);
  const several = target === source ? [] : listSeveral(target);
  const facts: CatalogFacts = {
    text,
    languages: { source, target, classes: listPluralCategories(target), several },
    style: jsonStyle(text, jsonEscape(text)),
  };
  return { parts: readEntries(strings, facts), sourceLanguage: source, targetLanguage: target };
}

interface CatalogFacts {
  text: string;
  languages: CatalogLanguages;
  style: JsonStyle;
}

/** The catalog's name for the target language, which may have another region. */
function findLanguage(strings: Node, source: string, wanted: string | undefined): string {
  if (wanted === undefined) return source;
  const known = new Set<string>([source]);
  for (const { value } of members(strings))
    for (const { key } of members(member(value, "localizations"))) known.add(key);
  const same = [...known].find((each) => normalizeLanguage(each) === normalizeLanguage(wanted));
  if (same !== undefined) return same;
  known.delete(source);
  const alike = [...known].filter((each) => getPrimaryLanguage(each) === getPrimaryLanguage(wanted));
  return alike.length === 1 ? (alike[0] as string) : wanted;
}

function* readEntries(strings: Node, facts: CatalogFacts): Generator<TranslatableSpan> {
  for (const { key, value } of members(strings)) {
    const isLeft =
      value.type !== "object" ||
      member(value, "shouldTranslate")?.value === false ||
      stringValue(member(value, "extractionState")) === "stale";
    const texts = isLeft ? [] : catalogTexts(value, key, facts.languages);
    if (texts.length === 0) continue;
    const note = stringValue(member(value, "comment"));
    yield new EntrySpan(value, key, { ...facts, note, texts });
  }
}

/** An entry is read again when it is written, because its tree would need several times the file's memory. */
class EntrySpan implements TranslatableSpan {
  readonly start: number;
  readonly end: number;
  readonly segments: readonly Segment[];
  readonly #key: string;
  readonly #facts: CatalogFacts;

  constructor(
    { offset, length }: Node,
    key: string,
    { note, texts, ...facts }: CatalogFacts & { note: string | undefined; texts: readonly CatalogText[] },
  ) {
    this.start = offset;
    this.end = offset + length;
    this.#key = key;
    this.#facts = facts;
    const { isBilingual } = this;
    this.segments = texts.map(({ source, context, unit, phrase }) => {
      const segment = buildSegment(source, { context, ...(note && { note }) });
      if (!isBilingual) return segment;
      const target = phrase ? phrase.targets[phrase.index] : stringValue(member(unit, "value"));
      const state = stringValue(member(unit, "state"));
      return { ...segment, ...(target && { target }), ...(state !== undefined && { state }) };
    });
  }

  get isBilingual(): boolean {
    const { source, target } = this.#facts.languages;
    return source !== target;
  }

  write(targets: readonly (string | undefined)[]): string | undefined {
    const { isBilingual } = this;
    const isSame = (input: string | undefined, index: number) => {
      const segment = this.segments[index] as Segment;
      return input === undefined || input === (isBilingual ? (segment.target ?? "") : segment.source);
    };
    if (targets.every(isSame)) return undefined;
    const raw = this.#facts.text.slice(this.start, this.end);
    const entry = jsonTree(raw) as Node;
    const writer = new EntryWriter(entry, this.#facts);
    const texts = catalogTexts(entry, this.#key, this.#facts.languages);
    const changed = new Set<string>();
    for (const [index, text] of texts.entries()) {
      const input = targets[index];
      if (input === undefined || (isSame(input, index) && !text.phrase)) continue;
      writer.set(text, input, index);
      changed.add(variationOf(text));
    }
    // Variations must include the one for all other cases.
    for (const [index, text] of texts.entries())
      if (text.path.at(-2) === "other" && !text.unit && isSame(targets[index], index) && changed.has(variationOf(text)))
        writer.set(text, text.source, index, "new");
    return applyEdits(raw, writer.edits(raw, indentBefore(this.#facts.text, this.start) ?? ""));
  }
}

const translatedState = "translated";

/** Identifies the variations to which a text belongs: the path without the last two members. */
const variationOf = ({ path }: CatalogText): string => path.slice(0, -2).join("\0");

class EntryWriter {
  readonly #entry: Node;
  readonly #facts: CatalogFacts;
  readonly #edits: Edit[] = [];
  readonly #added = new Map<Node, NewMembers>();
  /** The sets of phrases by their paths. Those with a node have phrases in the file. `left`: the number to be set. */
  readonly #sets = new Map<string, { texts: string[]; node: Node | undefined; left: number }>();

  constructor(entry: Node, facts: CatalogFacts) {
    this.#entry = entry;
    this.#facts = facts;
  }

  set({ unit, path, phrase }: CatalogText, text: string, index: number, state = translatedState): void {
    const name = phrase ? "values" : "value";
    const value = member(unit, name);
    const set = phrase && this.#setPhrase(phrase, path.join("\0"), value, text);
    const content = set ? set.texts : text;
    const isPart = set !== undefined && set.left > 0;
    if (!unit)
      this.#add(path, new Map<string, typeof content>([["state", isPart ? "new" : state]]).set(name, content), index);
    else if (!value || !(set || value.type === "string")) this.#add([...path, name], content, index);
    else if (!set) this.#replace(value, text);
    const known = member(unit, "state");
    if (!isPart && known?.type === "string" && known.value !== state) this.#replace(known, state);
  }

  /** All phrases of a set are written at once. Those without a translation are the source's. */
  #setPhrase({ index, sources, targets }: AlternativePhrase, path: string, node: Node | undefined, text: string) {
    const left = sources.filter((each) => each.trim() !== "").length;
    const set = this.#sets.get(path) ?? { texts: [...targets, ...sources.slice(targets.length)], node, left };
    this.#sets.set(path, set);
    set.texts[index] = text;
    set.left--;
    return set;
  }

  /** @param indent the indent of the entry's first line */
  edits(raw: string, indent: string): Edit[] {
    const { style } = this.#facts;
    const added = [...this.#added].flatMap(([node, members]) => memberEdits(raw, node, members, style, indent));
    const phrases = [...this.#sets.values()].flatMap(({ texts, node }) =>
      node ? [{ start: node.offset, end: node.offset + node.length, text: writeList(texts, style) }] : [],
    );
    return [...this.#edits, ...phrases, ...added];
  }

  #replace({ offset, length }: Node, text: string): void {
    this.#edits.push({ start: offset + 1, end: offset + length - 1, text: this.#facts.style.quote(text) });
  }

  #add(path: readonly string[], content: NewMembers | string | readonly string[], index: number): void {
    let node = this.#entry;
    let depth = 0;
    for (let next = member(node, path[0] as string); next; next = member(node, path[depth] as string)) {
      node = next;
      depth++;
    }
    if (node.type !== "object") throw new TargetError(index, "something else is in the place of its text");
    let added = this.#added.get(node) ?? new Map();
    this.#added.set(node, added);
    for (; depth < path.length - 1; depth++) {
      const name = path[depth] as string;
      const known = added.get(name) as NewMembers | undefined;
      const next = known ?? new Map(path[depth - 1] === "substitutions" ? this.#substitution(name) : []);
      added.set(name, next);
      added = next;
    }
    added.set(path.at(-1) as string, content);
  }

  #substitution(name: string): [string, string | number][] {
    const { source } = this.#facts.languages;
    const substitutions = member(member(member(this.#entry, "localizations"), source), "substitutions");
    return members(member(substitutions, name)).flatMap(({ key, value }) =>
      value.type === "string" || value.type === "number" ? [[key, value.value]] : [],
    );
  }
}
