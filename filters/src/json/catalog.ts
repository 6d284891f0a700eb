import { type Node, parseTree } from "jsonc-parser";
import { lacksPlaceholder } from "../document/plurals.ts";

/** From this number of members on, storing them by name is faster than searching for them. */
const minToStoreByName = 16;
const membersByName = new WeakMap<Node, Map<string, Node>>();

/** The value of a member of an object; undefined if there is none. */
export function member(node: Node | undefined, name: string): Node | undefined {
  if (node?.type !== "object") return undefined;
  const { children = [] } = node;
  if (children.length < minToStoreByName)
    return children.findLast((each) => each.children?.[0]?.value === name)?.children?.[1];
  let known = membersByName.get(node);
  if (!known) {
    // Of several members with the same name, `Map` keeps the last one, as JSON parsers do.
    known = new Map(members(node).map(({ key, value }) => [key, value]));
    membersByName.set(node, known);
  }
  return known.get(name);
}

/** The members of an object in its order; none for any other value. */
export function members(node: Node | undefined): { key: string; value: Node; start: number }[] {
  if (node?.type !== "object") return [];
  return (node.children ?? []).map(({ offset, children }) => {
    const [name, value] = children as [Node, Node];
    return { key: String(name.value), value, start: offset };
  });
}

export const stringValue = (node: Node | undefined): string | undefined =>
  node?.type === "string" ? String(node.value) : undefined;

/** The names of the two languages in a catalog; both are the same for a catalog whose source texts are changed. */
export interface CatalogLanguages {
  source: string;
  target: string;
  /** The plural categories of the target. */
  classes: readonly string[];
  /** Those for several numbers, such as 1 and 21; none if both languages are the same. */
  several: readonly string[];
}

export interface CatalogText {
  /** The names of the members from the entry to its `stringUnit`. */
  path: readonly string[];
  /** The key with its variations: `Boats[iphone][one]`. */
  context: string;
  source: string;
  /** The `stringUnit` or `stringSet` of the target, if there is one. */
  unit: Node | undefined;
  /** The phrase, if the path leads to a `stringSet`. */
  phrase?: AlternativePhrase;
}

/** One of several phrases with the same meaning, such as those for an assistant. */
export interface AlternativePhrase {
  index: number;
  /** All phrases of the source and of the target. */
  sources: readonly string[];
  targets: readonly string[];
}

/** The texts of an entry of a string catalog, for its variations in both languages and the plurals of the target. */
export function catalogTexts(entry: Node, key: string, languages: CatalogLanguages): CatalogText[] {
  const localizations = member(entry, "localizations");
  const source = member(localizations, languages.source);
  const target = member(localizations, languages.target);
  const path = ["localizations", languages.target];
  const texts = new TextCollector(key, languages);
  texts.add({ source, target, path, context: key, isOwn: true });
  const substitutions = [member(source, "substitutions"), member(target, "substitutions")] as const;
  const names = new Set(substitutions.flatMap((each) => members(each).map((substitution) => substitution.key)));
  for (const name of names) {
    texts.add({
      source: member(substitutions[0], name),
      target: member(substitutions[1], name),
      path: [...path, "substitutions", name],
      context: `${key}[${name}]`,
      isOwn: true,
    });
  }
  return texts.matches.filter(({ source: text }) => text.trim() !== "");
}

interface Location {
  source: Node | undefined;
  target: Node | undefined;
  path: readonly string[];
  context: string;
  /** Whether the source has this variation. Only then is it added to the target. */
  isOwn: boolean;
}

class TextCollector {
  readonly matches: CatalogText[] = [];
  readonly #key: string;
  readonly #languages: CatalogLanguages;

  constructor(key: string, languages: CatalogLanguages) {
    this.#key = key;
    this.#languages = languages;
  }

  add(location: Location): void {
    const { source, target, path, context, isOwn } = location;
    const unit = member(target, "stringUnit");
    const variations = variationsOf(target) ?? (isOwn && !unit ? variationsOf(source) : undefined);
    const text = textOf(source) ?? (path.includes("substitutions") ? "" : this.#key);
    if (member(source, "stringSet") ?? member(target, "stringSet")) this.#addPhrases(location, text);
    else if (unit || !variations) this.matches.push({ path: [...path, "stringUnit"], context, source: text, unit });
    else for (const { key: kind } of members(variations)) this.#addVariations(location, kind);
  }

  /** @param text the source of the target's first phrase if the source has no phrases */
  #addPhrases({ source, target, path, context }: Location, text: string): void {
    const phrases = (set: Node | undefined) =>
      (member(set, "values")?.children ?? []).map((each) => stringValue(each) ?? "");
    const own = member(source, "stringSet");
    const unit = member(target, "stringSet");
    const sources = own ? phrases(own) : [text];
    const targets = phrases(unit);
    sources.forEach((each, index) => {
      const phrase = { index, sources, targets };
      this.matches.push({ path: [...path, "stringSet"], context: `${context}[${index}]`, source: each, unit, phrase });
    });
  }

  #addVariations({ source, target, path, context, isOwn }: Location, kind: string): void {
    const sources = member(variationsOf(source), kind);
    const targets = member(variationsOf(target), kind);
    const names = new Set(members(targets).map(({ key }) => key));
    if (isOwn) for (const { key } of members(sources)) names.add(key);
    const other = member(targets, "other") ?? member(sources, "other");
    // Classes are added only to plain texts, because variations of variations would multiply.
    const isText = kind === "plural" && member(other, "stringUnit") !== undefined;
    for (const name of isText ? this.#languages.classes : []) names.add(name);
    for (const name of names) {
      const own = member(sources, name);
      const general = member(sources, "other");
      const needsNumber = isText && this.#languages.several.includes(name);
      const lacksNumber = needsNumber && lacksPlaceholder(textOf(own) ?? "", textOf(general) ?? "");
      this.add({
        source: (lacksNumber ? general : own) ?? general ?? source,
        target: member(targets, name),
        path: [...path, "variations", kind, name],
        context: `${context}[${name}]`,
        isOwn: isOwn && own !== undefined,
      });
    }
  }
}

function variationsOf(node: Node | undefined): Node | undefined {
  const variations = member(node, "variations");
  return variations?.children?.length ? variations : undefined;
}

/** The text of a localization; with variations, the most general one. */
function textOf(localization: Node | undefined): string | undefined {
  for (let node = localization; node; ) {
    const text = stringValue(member(member(node, "stringUnit"), "value"));
    if (text !== undefined) return text;
    const [first] = members(member(node, "variations"));
    node = member(first?.value, "other") ?? members(first?.value)[0]?.value;
  }
  return undefined;
}

/** The tree of a JSON text that has already been checked. */
export const jsonTree = (text: string): Node | undefined => parseTree(text, [], { allowTrailingComma: true });
