import { decodeHTMLStrict } from "entities";
import type { Limits } from "../limits.ts";
import { decodeText } from "../xml/references.ts";
import { type Token, token, XmlScanner } from "../xml/scanner.ts";
import type { HtmlDialect } from "./dialect.ts";
import { type HtmlToken, type HtmlTokens, rawElements, templateTypePattern, voidElements } from "./scan.ts";
import { xhtmlWriters } from "./write.ts";

/**
 * HTML in the syntax of XML (HTML Living Standard, section 14). If the document declares entities, their names are not
 * those of HTML.
 */
export function createXhtmlDialect(limits: Pick<Limits, "depth">, declaresEntities: boolean): HtmlDialect {
  const decode = declaresEntities ? decodeText : decodeHTMLStrict;
  return {
    scan: (text) => new XhtmlScanner(text, limits),
    decodeText: decode,
    decodeAttribute: decode,
    isEntity: (entity) => decode(entity) === entity,
    ...xhtmlWriters,
    hasAllEnds: true,
    languageNames: ["xml:lang", "lang", "systemlanguage"],
  };
}

const kindOfToken: Readonly<Partial<Record<Token, HtmlToken["kind"]>>> = {
  [token.text]: "text",
  [token.cdata]: "cdata",
  [token.open]: "open",
  [token.empty]: "open",
  [token.close]: "close",
};

/** Splits XHTML into tokens. @throws FilterError "File extraction error" with the location */
class XhtmlScanner implements HtmlTokens {
  kind: HtmlToken["kind"] = "text";
  name = "";
  start = 0;
  end = 0;
  readonly #scanner: XmlScanner;
  /** The depth of the element whose raw content is the next token; 0 if there is none. */
  #raw = 0;
  /** The depth of the open script that contains HTML; 0 if there is none. */
  #template = 0;

  constructor(text: string, limits: Pick<Limits, "depth">) {
    this.#scanner = XmlScanner.over(text, { ...limits, allowsEntities: true });
  }

  next(): boolean {
    const scanner = this.#scanner;
    if (this.kind === "raw") return this.#readToken(token.close);
    let each = scanner.next();
    if (this.#raw === 0) return this.#readToken(each);
    while (each !== token.close || scanner.path.length >= this.#raw) each = scanner.next();
    if (scanner.start === this.end) return this.#readToken(each);
    this.kind = "raw";
    this.start = this.end;
    this.end = scanner.start;
    return true;
  }

  /** Makes the scanner's token the current one. */
  #readToken(each: Token): boolean {
    if (each === token.done) return false;
    const { path, start, end } = this.#scanner;
    const named = this.#scanner.name.replace(/^(?:svg|x?html|m|mml):/, "");
    const name = named === "script" ? this.#readScript(each) : named;
    this.kind = kindOfToken[each] ?? "comment";
    this.name = this.kind === "open" || this.kind === "close" ? name : "";
    this.start = start;
    this.end = end;
    if (each === token.open && voidElements.has(name)) this.#readEmptyPair(name);
    this.#raw = each === token.open && rawElements.has(name) ? path.length : 0;
    return true;
  }

  /** Reads the tags of `<br></br>` as one, so that nothing comes between them. */
  #readEmptyPair(name: string): void {
    if (!this.#scanner.buffer.startsWith(`</${name}>`, this.end)) return;
    this.#scanner.next();
    this.end = this.#scanner.end;
  }

  /** Names a script `template` if it contains a template in HTML, whose texts are read like those of `<template>`. */
  #readScript(each: Token): string {
    const { path, raw } = this.#scanner;
    if (each === token.open && templateTypePattern.test(raw)) this.#template = path.length;
    else if (each !== token.close || path.length !== this.#template - 1) return "script";
    else this.#template = 0;
    return "template";
  }
}
