import type { Limits } from "../limits.ts";
import { type Token, token, XmlScanner } from "../xml/scanner.ts";
import type { Dialect } from "./dialect.ts";
import { type HtmlToken, rawElements } from "./scan.ts";
import { xhtmlAttribute, xhtmlText } from "./write.ts";

/** HTML in the syntax of XML (HTML Living Standard, section 14). */
export function xhtmlDialect(limits: Pick<Limits, "depth">): Dialect {
  return { scan: (text) => scanXhtml(text, limits), escapeText: xhtmlText, escapeAttribute: xhtmlAttribute };
}

const kinds: Readonly<Partial<Record<Token, HtmlToken["kind"]>>> = {
  [token.text]: "text",
  [token.cdata]: "cdata",
  [token.open]: "open",
  [token.empty]: "open",
  [token.close]: "close",
};

/**
 * Takes XHTML apart; the tokens are the whole text.
 *
 * @throws FilterError "File extraction error" with the place
 */
function* scanXhtml(text: string, limits: Pick<Limits, "depth">): Generator<HtmlToken> {
  const scanner = new XmlScanner(limits);
  /** How deep an element stands whose content is one token, and where that begins. */
  let raw: { depth: number; start: number } | undefined;
  scanner.feed(text);
  scanner.finish();
  for (let each = scanner.next(); each !== token.done; each = scanner.next()) {
    const { start, end } = scanner;
    const depth = scanner.path.length;
    if (raw && (each !== token.close || depth >= raw.depth)) continue;
    const kind = kinds[each] ?? "comment";
    const name = kind === "open" || kind === "close" ? scanner.name : "";
    if (raw && start > raw.start) yield { kind: "raw", name, start: raw.start, end: start };
    raw = each === token.open && rawElements.has(name) ? { depth, start: end } : undefined;
    yield { kind, name, start, end };
  }
}
