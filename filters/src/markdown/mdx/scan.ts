import { matchAt, matchEnd } from "@openparlance/text";
import { controls } from "../../document/controls.ts";
import type { HtmlAttribute } from "../../html/scan.ts";
import type { Quote } from "../../html/write.ts";

/** A tag of JSX, unchanged from the file. The name of a fragment is empty. */
export interface JsxTag {
  kind: "open" | "close" | "standalone";
  name: string;
  start: number;
  end: number;
  /** The attributes whose values are quoted strings: directly, or as the only content of an expression (`isScript`). */
  attributes: (HtmlAttribute & { isScript?: boolean })[];
}

/** An error for markup that begins at `at` and has no end. */
export class UnclosedMarkup extends Error {
  override readonly name = "UnclosedMarkup";
  readonly at: number;

  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

const tagNamePattern = /[\w$\u0080-\uffff][\w$\u0080-\uffff-]*(?:[.:][\w$\u0080-\uffff][\w$\u0080-\uffff-]*)*/y;
const attributeNamePattern = /[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff:.-]*/y;
const wordPattern = /[\w$\u0080-\uffff]+/y;
/** Words after which a `/` begins a regular expression, and a `<` an element. */
const operators = new Set([
  "await",
  "case",
  "default",
  "delete",
  "do",
  "else",
  "export",
  "in",
  "instanceof",
  "new",
  "of",
  "return",
  "throw",
  "typeof",
  "void",
  "yield",
]);
const closers: Readonly<Record<string, string>> = { "}": "{", ")": "(", "]": "[" };

const escapeSequencePattern = String.raw`\\(?:u[\da-fA-F]{4}|[^\da-z\r\n\u2028\u2029]|[bfnrtv])`;
/** An expression that is a single string without rare escapes. */
const wholeStringPattern = new RegExp(
  String.raw`^\{\s*("(?:[^"\\\r\n]|${escapeSequencePattern})*"|'(?:[^'\\\r\n]|${escapeSequencePattern})*')\s*\}$`,
);

const unescapeScript = (text: string) =>
  text.replace(/\\(?:u(.{4})|(.))/gs, (_, code: string | undefined, sign = "") =>
    code === undefined ? (controls[sign] ?? sign) : String.fromCharCode(Number.parseInt(code, 16)),
  );

/**
 * The tag that begins with the `<` at `start`, if any. Source: MDX 3, package micromark-extension-mdx-jsx.
 *
 * @param quotes the number of block quotes around the tag, whose marks begin each line after the first
 * @throws UnclosedMarkup
 */
export function readTag(text: string, start: number, quotes = 0): JsxTag | undefined {
  const isClose = text[start + 1] === "/";
  let at = isClose ? skipSpace(text, start + 2, quotes) : start + 1;
  if (/\d/.test(text.charAt(at))) return undefined;
  const name = matchAt(tagNamePattern, text, at)?.[0] ?? "";
  at += name.length;
  const attributes: JsxTag["attributes"] = [];
  if (name === "" && text[at] !== ">") return undefined;
  for (;;) {
    const before = at;
    at = skipSpace(text, at, quotes);
    const sign = text[at];
    if (sign === ">") return { kind: isClose ? "close" : "open", name, start, end: at + 1, attributes };
    if (isClose || sign === undefined) return undefined;
    if (sign === "/") {
      at = skipSpace(text, at + 1, quotes);
      return text[at] === ">" ? { kind: "standalone", name, start, end: at + 1, attributes } : undefined;
    }
    if (sign === "{") {
      at = skipExpression(text, at, quotes);
      continue;
    }
    const attribute = at > before ? matchAt(attributeNamePattern, text, at)?.[0] : undefined;
    if (attribute === undefined) return undefined;
    at += attribute.length;
    const equals = skipSpace(text, at, quotes);
    if (text[equals] !== "=") continue;
    const value = skipSpace(text, equals + 1, quotes);
    const quote = text[value];
    if (quote === "{") {
      at = skipExpression(text, value, quotes);
      const [, string] = wholeStringPattern.exec(text.slice(value, at)) ?? [];
      if (string === undefined) continue;
      const start = text.indexOf(string, value);
      const location = { start, end: start + string.length, quote: string.charAt(0) as Quote };
      attributes.push({ name: attribute, value: unescapeScript(string.slice(1, -1)), ...location, isScript: true });
    } else if (quote === '"' || quote === "'") {
      const close = text.indexOf(quote, value + 1);
      if (close < 0) throw new UnclosedMarkup(start, "a tag that does not end");
      at = close + 1;
      attributes.push({ name: attribute, value: text.slice(value + 1, close), start: value, end: at, quote });
    } else return undefined;
  }
}

/**
 * Finds the end of the expression that begins with the `{` at `at`.
 *
 * @param quotes the number of block quotes around the expression, whose marks begin each line after the first
 * @throws UnclosedMarkup
 */
export function skipExpression(text: string, at: number, quotes = 0): number {
  const script = new ScriptCursor(text, at, quotes);
  do script.step();
  while (script.depth > 0);
  return script.at;
}

/**
 * Finds the end of the imports and exports that begin at `from`: an empty line outside of brackets and strings.
 *
 * @returns undefined when something in them isn't closed
 */
export function findModuleEnd(text: string, from: number): number | undefined {
  const emptyLinePattern = /(?:\r\n?|\n)[ \t]*(?=[\r\n]|$)/y;
  const script = new ScriptCursor(text, from, 0);
  try {
    while (script.at < text.length || script.depth > 0) {
      if (script.depth === 0 && !script.isOpen && matchAt(emptyLinePattern, text, script.at) !== undefined) break;
      script.step();
    }
    return script.at;
  } catch (error) {
    if (!(error instanceof UnclosedMarkup)) throw error;
    return undefined;
  }
}

/** The offset of the next empty line. */
export function findParagraphEnd(text: string, from: number): number {
  const end = text.slice(from).search(/(?:\r\n?|\n)[ \t]*(?:[\r\n]|$)/);
  return end < 0 ? text.length : from + end;
}

/** Reads JavaScript with JSX in it, to find its end. */
class ScriptCursor {
  at: number;
  /** Whether another token must follow the last one. */
  isOpen = false;
  readonly #text: string;
  readonly #start: number;
  readonly #quotes: number;
  /** The open brackets, templates and elements. */
  readonly #frames: ("{" | "(" | "[" | "`" | "element")[] = [];
  /** Whether a value ends here, so that `/` divides and `<` compares. */
  #isValue = false;

  constructor(text: string, at: number, quotes: number) {
    this.#text = text;
    this.#start = at;
    this.#quotes = quotes;
    this.at = at;
  }

  get depth(): number {
    return this.#frames.length;
  }

  /** Moves past the next token. */
  step(): void {
    if (this.at >= this.#text.length) throw this.#buildUnclosedError();
    const frame = this.#frames.at(-1);
    if (frame === "`") this.#takeTemplate();
    else if (frame === "element") this.#takeContent();
    else this.#takeScript(this.#text.charAt(this.at));
  }

  #buildUnclosedError(): UnclosedMarkup {
    return new UnclosedMarkup(this.#start, "an expression that does not end");
  }

  #takeTemplate(): void {
    const sign = this.#text[this.at];
    if (sign === "\\") this.at += 2;
    else if (sign === "`") this.#close();
    else if (sign === "$" && this.#text[this.at + 1] === "{") {
      this.at++;
      this.#open("{");
    } else this.at++;
  }

  /** Reads the content of an element. */
  #takeContent(): void {
    const sign = this.#text[this.at];
    if (sign === "{") this.#open("{");
    else if (sign === "<") this.#takeTag();
    else this.at++;
  }

  #takeScript(sign: string): void {
    const next = this.#text[this.at + 1];
    if (sign === "\n" || sign === "\r" || sign === " " || sign === "\t") {
      this.at = skipSpace(this.#text, this.at, this.#quotes, this.depth === 0);
    } else if (sign === '"' || sign === "'") this.#takeString(sign);
    else if (sign === "{" || sign === "(" || sign === "[" || sign === "`") this.#open(sign);
    else if (closers[sign]) {
      if (this.#frames.at(-1) !== closers[sign]) throw this.#buildUnclosedError();
      this.#close();
    } else if (sign === "/" && (next === "/" || next === "*")) this.#takeComment(next);
    else if (sign === "/" && !this.#isValue) this.#takePattern();
    else if (sign === "<" && !this.#isValue && next !== undefined && /[\w$>\u0080-\uffff]/.test(next)) this.#takeTag();
    else this.#takeWord(sign, next);
  }

  #takeWord(sign: string, next: string | undefined): void {
    const match = matchAt(wordPattern, this.#text, this.at)?.[0];
    if (match !== undefined) this.#pass(this.at + match.length, !operators.has(match));
    else if ((sign === "+" || sign === "-") && next === sign) this.at += 2;
    else this.#pass(this.at + 1, false, sign !== ";");
  }

  #pass(to: number, isValue: boolean, isOpen = false): void {
    this.at = to;
    this.#isValue = isValue;
    this.isOpen = isOpen;
  }

  #open(frame: "{" | "(" | "[" | "`"): void {
    this.#frames.push(frame);
    this.#pass(this.at + 1, false);
  }

  #close(): void {
    this.#frames.pop();
    this.#pass(this.at + 1, true);
  }

  #takeString(quote: string): void {
    let at = this.at + 1;
    while (at < this.#text.length && this.#text[at] !== quote) {
      if (this.#text[at] === "\n") throw this.#buildUnclosedError();
      at += this.#text[at] === "\\" ? 2 : 1;
    }
    if (at >= this.#text.length) throw this.#buildUnclosedError();
    this.#pass(at + 1, true);
  }

  #takeComment(kind: string): void {
    const end = kind === "/" ? this.#text.slice(this.at).search(/[\r\n]|$/) : this.#text.indexOf("*/", this.at + 2);
    if (end < 0) throw this.#buildUnclosedError();
    this.at = kind === "/" ? this.at + end : end + 2;
  }

  /** Reads a regular expression, which must end in its line. */
  #takePattern(): void {
    const pattern = /\/(?:[^\\/[\r\n]|\\.|\[(?:[^\\\]\r\n]|\\.)*\])+\/\w*/y;
    const end = matchEnd(pattern, this.#text, this.at);
    this.#pass(end || this.at + 1, end > 0);
  }

  #takeTag(): void {
    const tag = readTag(this.#text, this.at, this.#quotes);
    if (!tag) throw this.#buildUnclosedError();
    if (tag.kind === "open") this.#frames.push("element");
    if (tag.kind === "close") this.#frames.pop();
    this.#pass(tag.end, true);
  }
}

/**
 * Skips the whitespace at `from`, and the marks of quotes at the start of the lines in it.
 *
 * @param isInLine whether to stop at the end of the line; otherwise one line end is skipped
 */
function skipSpace(text: string, from: number, quotes: number, isInLine = false): number {
  let at = from;
  for (; ; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) {
      if (isInLine) return at > from ? at : skipLineEnd(text, at);
      for (let count = 0; count < quotes; count++) {
        const end = matchEnd(/[ \t]*>/y, text, at + 1);
        if (end === 0) break;
        at = end - 1;
      }
    } else if (code !== 32 && code !== 9) return at;
  }
}

const skipLineEnd = (text: string, at: number): number => (text.startsWith("\r\n", at) ? at + 2 : at + 1);
