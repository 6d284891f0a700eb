import type { Limits } from "../../limits.ts";
import { localName } from "../../xliff/inline.ts";
import { decodeText } from "../../xml/references.ts";
import { type Token, token, type XmlScanner } from "../../xml/scanner.ts";
import { inLanguage, type LanguagePair } from "../pairs.ts";
import type { StreamReader } from "../stream.ts";
import { type TokenReader, xmlStream } from "../xml-stream.ts";

/**
 * A term and its translation.
 *
 * - `metadata`: what the file says of the concept and the two terms, by its category (`definition`, `partOfSpeech`);
 *   the target's over the source's over the concept's
 */
export interface TermPair {
  source: string;
  target: string;
  metadata: Readonly<Record<string, string>>;
}

/**
 * Reads a TBX file (ISO 30042:2008, version 2: `martif`; ISO 30042:2019, version 3: `tbx`, in both of its styles). A
 * concept with several terms in a language gives a pair for each term of the source with each of the target.
 */
export function tbxReader(languages: LanguagePair, limits: Pick<Limits, "depth">): StreamReader<TermPair> {
  const reader = xmlStream(new ConceptReader(languages), limits);
  return { push: (piece) => reader.push(piece).flat(), end: () => reader.end().flat() };
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

const conceptNames = new Set(["termEntry", "conceptEntry"]);
const languageNames = new Set(["langSet", "langSec"]);
const termNames = new Set(["tig", "ntig", "termSec"]);
/** Elements whose category is their attribute; their text is the value. */
const typed = new Set(["descrip", "termNote", "admin", "adminNote", "descripNote", "transacNote", "ref", "xref"]);
/** Elements that only group others. */
const groups = /Grp$/;

class ConceptReader implements TokenReader<TermPair[]> {
  readonly #languages: LanguagePair;
  #isTbx = false;
  #concept: { metadata: Metadata; languages: LanguageTerms[] } | undefined;
  #language: LanguageTerms | undefined;
  #term: Term | undefined;
  /** The element whose text is read: a term, or a category. */
  #value: { category: string; text: string; depth: number } | undefined;

  constructor(languages: LanguagePair) {
    this.#languages = languages;
  }

  accept(kind: Token, scanner: XmlScanner): TermPair[] | undefined {
    if (this.#value) this.#inValue(this.#value, kind, scanner);
    else if (kind === token.open || kind === token.empty) this.#opened(kind, scanner);
    else if (kind === token.close) return this.#closed(localName(scanner.name));
    return undefined;
  }

  #opened(kind: Token, scanner: XmlScanner): void {
    const name = localName(scanner.name);
    if (!this.#isTbx && name !== "martif" && name !== "tbx") {
      throw scanner.error("not a TBX document: another root element");
    }
    this.#isTbx = true;
    if (kind === token.empty) return;
    if (conceptNames.has(name)) this.#concept = { metadata: {}, languages: [] };
    else if (!this.#concept) return;
    else if (languageNames.has(name)) this.#openLanguage(scanner);
    else if (termNames.has(name)) this.#openTerm();
    else if (!groups.test(name)) this.#openValue(name, scanner);
  }

  #openLanguage(scanner: XmlScanner): void {
    this.#language = { language: attributeOf(scanner, "xml:lang") ?? "", metadata: {}, terms: [] };
    this.#concept?.languages.push(this.#language);
  }

  #openTerm(): void {
    this.#term = { text: "", metadata: {} };
    this.#language?.terms.push(this.#term);
  }

  #openValue(name: string, scanner: XmlScanner): void {
    const category = typed.has(name) ? (attributeOf(scanner, "type") ?? name) : name;
    this.#value = { category, text: "", depth: scanner.path.length };
  }

  #inValue(value: { category: string; text: string; depth: number }, kind: Token, scanner: XmlScanner): void {
    if (kind === token.text) value.text += decodeText(scanner.raw);
    if (kind === token.cdata) value.text += scanner.raw.slice(9, -3);
    if (kind !== token.close || scanner.path.length >= value.depth) return;
    this.#value = undefined;
    const text = value.text.trim().replaceAll(/\s+/g, " ");
    const owner = this.#term ?? this.#language ?? this.#concept;
    if (text === "" || !owner) return;
    if (value.category === "term" && this.#term) this.#term.text = text;
    else owner.metadata[value.category] ??= text;
  }

  #closed(name: string): TermPair[] | undefined {
    if (termNames.has(name)) this.#term = undefined;
    if (languageNames.has(name)) this.#language = undefined;
    if (!conceptNames.has(name) || !this.#concept) return undefined;
    const { metadata, languages } = this.#concept;
    this.#concept = undefined;
    const source = inLanguage(languages, this.#languages.sourceLanguage);
    const target = inLanguage(languages, this.#languages.targetLanguage, source);
    return source && target ? pairsOf(metadata, source, target) : undefined;
  }
}

function pairsOf(metadata: Metadata, source: LanguageTerms, target: LanguageTerms): TermPair[] {
  const sources = source.terms.filter(({ text }) => text !== "");
  const targets = target.terms.filter(({ text }) => text !== "");
  return sources.flatMap((from) =>
    targets.map((to) => ({
      source: from.text,
      target: to.text,
      metadata: { ...metadata, ...source.metadata, ...from.metadata, ...target.metadata, ...to.metadata },
    })),
  );
}

function attributeOf(scanner: XmlScanner, name: string): string | undefined {
  const attribute = scanner.attributes().find((each) => each.name === name);
  return attribute && decodeText(attribute.value);
}
