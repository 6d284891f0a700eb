import type { Span } from "../document/translatable-span.ts";
import type { Limits } from "../limits.ts";
import { findAttribute } from "../xml/elements.ts";
import { decodeText } from "../xml/references.ts";
import { type Token, token, XmlScanner } from "../xml/scanner.ts";
import type { TagLocation } from "../xml/tags.ts";

/** A message to translate; offsets are of the file's text. */
export interface QtMessage {
  context: string;
  notes: string[];
  isNumerus: boolean;
  /** The span between the tags of the source. */
  source?: Span;
  /** The end of the last element before the translation, where a missing one is added. */
  textEnd: number;
  translation?: QtTranslation;
}

export interface QtTranslation extends Span {
  tag: TagLocation;
  /** The span between the tags of the message; for an empty tag, both offsets are its end. */
  content: Span;
  /** The spans between the tags of each `numerusform` or `lengthvariant`. */
  forms: (Span & { element: Span })[];
}

export interface QtFile {
  messages: QtMessage[];
  root: TagLocation;
  sourceLanguage: string | undefined;
  language: string | undefined;
}

const noteElements = new Set(["comment", "extracomment", "translatorcomment"]);
const formElements = new Set(["numerusform", "lengthvariant"]);
/** Elements with text. Other elements in them, such as `byte`, are a part of it. */
const contentElements = new Set(["name", "source", "translation", ...noteElements, ...formElements]);

/**
 * Reads the messages of a Qt Linguist file, except those that are no longer in the code.
 * Source: Qt Linguist manual, "TS File Format XML Schema Definition".
 */
export function readMessages(text: string, limits: Pick<Limits, "depth">): QtFile {
  const scanner = XmlScanner.over(text, limits);
  const reader = new MessageReader();
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) reader.accept(kind, scanner);
  return reader;
}

class MessageReader implements QtFile {
  /** As for `XmlScanner`. */
  static readonly kept = new MessageReader();
  readonly messages: QtMessage[] = [];
  root: TagLocation = { start: 0, end: 0, attributes: [] };
  sourceLanguage: string | undefined;
  language: string | undefined;
  #context = "";
  #message: QtMessage | undefined;
  #contentStart = 0;
  /** Whether the current form holds variants. */
  #hasForms = false;
  #form: TagLocation | undefined;

  accept(kind: Token, scanner: XmlScanner): void {
    if (kind === token.open || kind === token.empty) this.#open(scanner, kind === token.empty);
    else if (kind === token.close) this.#close(scanner);
  }

  #open(scanner: XmlScanner, isEmpty: boolean): void {
    const { name, start, end } = scanner;
    const depth = scanner.path.length;
    if (contentElements.has(name)) this.#contentStart = end;
    if (depth === 1 && !isEmpty) this.#root(scanner);
    if (name === "message" && !isEmpty) this.#message = this.#begin(scanner.tag);
    else if (name === "translation" && this.#message) {
      this.#message.translation = { start, end, tag: scanner.tag, content: { start: end, end }, forms: [] };
    } else if (formElements.has(name)) {
      this.#hasForms = false;
      this.#form = scanner.tag;
      if (isEmpty) this.#message?.translation?.forms.push({ start: end, end, element: { start, end } });
    }
  }

  #root(scanner: XmlScanner): void {
    if (scanner.name !== "TS") throw scanner.error("not a Qt translation file: another root element");
    this.root = scanner.tag;
    this.language = findAttribute(this.root, "language");
    this.sourceLanguage = findAttribute(this.root, "sourcelanguage");
  }

  #begin(tag: TagLocation): QtMessage {
    const isNumerus = findAttribute(tag, "numerus") === "yes";
    return { context: findAttribute(tag, "id") ?? this.#context, notes: [], isNumerus, textEnd: 0 };
  }

  #close(scanner: XmlScanner): void {
    const { name, start, end, buffer } = scanner;
    const raw = () => decodeText(buffer.slice(this.#contentStart, start).replace(/<\/?byte[^<>]*>/g, "")).trim();
    const message = this.#message;
    if (name === "name" && scanner.path.at(-1) === "context") this.#context = raw();
    if (!message) return;
    if (contentElements.has(name) && !message.translation) message.textEnd = end;
    if (name === "source") message.source = { start: this.#contentStart, end: start };
    else if (noteElements.has(name)) message.notes.push(raw());
    else if (formElements.has(name)) {
      // A form with variants is not a unit itself.
      const element = { start: this.#form?.start ?? start, end };
      if (!this.#hasForms) message.translation?.forms.push({ start: this.#contentStart, end: start, element });
      this.#hasForms = true;
    } else if (name === "translation" && message.translation) {
      const { translation } = message;
      translation.content = { start: translation.tag.end, end: start };
      translation.end = end;
    } else if (name === "message") {
      if (isCurrent(message)) this.messages.push(message);
      this.#message = undefined;
    }
  }
}

function isCurrent({ translation }: QtMessage): boolean {
  const type = translation && findAttribute(translation.tag, "type");
  return type !== "vanished" && type !== "obsolete";
}
