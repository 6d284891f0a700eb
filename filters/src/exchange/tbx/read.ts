import { findInLanguage } from "../../languages.ts";
import { localName } from "../../xml/inline.ts";
import { type Token, token, type XmlScanner } from "../../xml/scanner.ts";
import type { LanguagePair } from "../pairs.ts";
import type { LazyReader } from "../stream.ts";
import { type OnOtherLanguages, type StreamLimits, type TokenReader, XmlStream } from "../xml-stream.ts";

/**
 * A term and its translation. `metadata` is the data of the concept and of both terms, by category (`definition`). That
 * of the target term takes precedence over that of the source term, and both over that of the concept.
 */
export interface TermPair {
  source: string;
  target: string;
  metadata: Readonly<Record<string, string>>;
}

/** The limit of a concept's pairs; otherwise a small file could create an unlimited number. */
const maxPairs = 1_000;
/** The limit of metadata that the pairs of a concept repeat, in UTF-16 code units. */
const maxRepeated = 2 ** 18;

/**
 * Reads a TBX file: version 2 (ISO 30042:2008, `martif`), version 3 (ISO 30042:2019, `tbx`, in both styles), or TBX-Min.
 * A concept with several terms in a language becomes a pair of each source term with each target term. A pair is created
 * when it is requested. A concept with more than 1,000 pairs is refused.
 */
export function tbxReader(languages: LanguagePair, limits: StreamLimits): LazyReader<TermPair> {
  const reader = new XmlStream(new ConceptReader(languages, limits.onOtherLanguages), limits);
  return { push: (piece) => listPairs(reader.push(piece)), end: () => listPairs(reader.end()) };
}

type Metadata = Record<string, string>;

interface Term {
  text: string;
  metadata: Metadata;
}

interface LanguageTerms {
  language: string;
  metadata: Metadata;
  terms: Term[];
}

interface Concept {
  metadata: Metadata;
  source: LanguageTerms;
  target: LanguageTerms;
}

const conceptNames = new Set(["termEntry", "conceptEntry", "entry"]);
const languageNames = new Set(["langSet", "langSec", "langGroup"]);
const termNames = new Set(["tig", "ntig", "termSec", "termGroup"]);
/** Elements whose category is their attribute; their text is the value. */
const typedElements = new Set("descrip termNote admin adminNote descripNote transacNote ref xref".split(" "));
/** Elements that only group others. */
const groupPattern = /Grp$/;

class ConceptReader implements TokenReader<Concept> {
  readonly #languages: LanguagePair;
  readonly #onOther: OnOtherLanguages | undefined;
  #isTbx = false;
  #concept: { metadata: Metadata; languages: Map<string, LanguageTerms> } | undefined;
  #language: LanguageTerms | undefined;
  #term: Term | undefined;
  /** The element whose text is read: a term, or a category. */
  #value: { category: string; text: string; depth: number } | undefined;

  constructor(languages: LanguagePair, onOther: OnOtherLanguages | undefined) {
    this.#languages = languages;
    this.#onOther = onOther;
  }

  accept(kind: Token, scanner: XmlScanner): readonly Concept[] | undefined {
    if (this.#value) this.#acceptInValue(this.#value, kind, scanner);
    else if (kind === token.open || kind === token.empty) this.#openElement(kind, scanner);
    else if (kind === token.close) return this.#closeElement(scanner);
    return undefined;
  }

  #openElement(kind: Token, scanner: XmlScanner): void {
    const name = localName(scanner.name);
    if (!this.#isTbx && name !== "martif" && name.toLowerCase() !== "tbx")
      throw scanner.error("not a TBX document: another root element");
    this.#isTbx = true;
    if (kind === token.empty) return;
    if (conceptNames.has(name)) this.#concept = { metadata: {}, languages: new Map() };
    else if (!this.#concept) return;
    else if (languageNames.has(name)) this.#openLanguage(scanner);
    else if (termNames.has(name)) this.#term = { text: "", metadata: {} };
    else if (!groupPattern.test(name)) this.#openValue(name, scanner);
  }

  #openLanguage(scanner: XmlScanner): void {
    const language = scanner.attribute("xml:lang") ?? scanner.attribute("lang") ?? "";
    this.#language = this.#concept?.languages.get(language) ?? { language, metadata: {}, terms: [] };
    this.#concept?.languages.set(language, this.#language);
  }

  #openValue(name: string, scanner: XmlScanner): void {
    const category = typedElements.has(name) ? (scanner.attribute("type") ?? name) : name;
    this.#value = { category, text: "", depth: scanner.path.length };
  }

  #acceptInValue(value: { category: string; text: string; depth: number }, kind: Token, scanner: XmlScanner): void {
    value.text += scanner.characters(kind);
    if (kind !== token.close || scanner.path.length >= value.depth) return;
    this.#value = undefined;
    const text = value.text.trim().replaceAll(/\s+/g, " ");
    const owner = this.#term ?? this.#language ?? this.#concept;
    if (text === "" || !owner) return;
    if (value.category === "term" && this.#term) this.#term.text = text;
    else if (value.category === "term" && this.#language) this.#language.terms.push({ text, metadata: {} });
    else owner.metadata[value.category] ??= text;
  }

  #closeTerm(): void {
    const { terms = [] } = this.#language ?? {};
    // With more terms than this, a concept has too many pairs, or none.
    if (this.#term && this.#term.text !== "" && terms.length <= maxPairs) terms.push(this.#term);
    this.#term = undefined;
  }

  #closeElement(scanner: XmlScanner): readonly Concept[] | undefined {
    const name = localName(scanner.name);
    if (termNames.has(name)) this.#closeTerm();
    if (languageNames.has(name)) this.#language = undefined;
    if (!conceptNames.has(name) || !this.#concept) return undefined;
    const { metadata } = this.#concept;
    const languages = [...this.#concept.languages.values()].filter(({ terms }) => terms.length > 0);
    this.#concept = undefined;
    const source = findInLanguage(languages, this.#languages.sourceLanguage);
    const kept = isKept(metadata) ? source : undefined;
    const target = findInLanguage(languages, this.#languages.targetLanguage, source) ?? kept;
    if (!source || !target) {
      this.#onOther?.(languages.map(({ language }) => language));
      return [];
    }
    const concept = { metadata, source, target };
    const pairs = source.terms.length * target.terms.length;
    if (pairs > maxPairs) throw scanner.error(`a concept of more than ${maxPairs} pairs of terms, ending`);
    if (pairs > 1 && (pairs - 1) * measurePair(concept) > maxRepeated)
      throw scanner.error("a concept with more metadata than its pairs of terms can repeat, ending");
    return [concept];
  }
}

/** Whether a concept keeps its term in other languages, in termbases of TermWeb. */
const isKept = (metadata: Metadata): boolean =>
  Object.entries(metadata).some(([name, value]) => /^translation needed$/i.test(name) && /^no$/i.test(value));

/** The length of the largest pair's metadata. */
function measurePair({ metadata, source, target }: Concept): number {
  const measure = (language: LanguageTerms) =>
    measureMetadata(language.metadata) + Math.max(0, ...language.terms.map((term) => measureMetadata(term.metadata)));
  return measureMetadata(metadata) + measure(source) + measure(target);
}

const measureMetadata = (metadata: Metadata): number => Object.entries(metadata).flat().join("").length;

function* listPairs(concepts: readonly Concept[]): Generator<TermPair> {
  for (const { metadata, source, target } of concepts) {
    for (const from of source.terms) {
      for (const to of target.terms) {
        const ofSource = removeStatus({ ...source.metadata, ...from.metadata });
        const all = { ...metadata, ...ofSource, ...target.metadata, ...to.metadata };
        yield { source: from.text, target: to.text, metadata: all };
      }
    }
  }
}

/** Leaves out the status of the source term, because the translation may have another one. */
const removeStatus = ({ administrativeStatus: _, normativeAuthorization: __, ...metadata }: Metadata): Metadata =>
  metadata;
