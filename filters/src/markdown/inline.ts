import type { Tag, TaggedText } from "@parlance/text";
import { decodeHTML } from "entities";
import { noContent } from "../document/sentences.ts";
import { flanking, pairRuns, type Run } from "./emphasis.ts";

/** A part of a line: text, a code, or a run of marks that may be both. */
type Item = string | Tag | Run;

/** The text of a paragraph: its lines without markers, and what stands between them. */
export interface InlineText {
  text: string;
  /** What the n-th line end in `text` is in the file: the line end and the markers of the next line. */
  joints: readonly string[];
  /** Whether a label is defined, for links that name it. */
  isDefined(label: string): boolean;
}

const special = /[\\`*_~[\]!<&\n]/g;
const autolink = /<[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*>|<[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+>/y;
const htmlTag =
  /<(\/)?([A-Za-z][\w-]*)(?:\s+[A-Za-z_:][\w:.-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*(\/)?>/y;
const destination =
  /\(\s*(?:<(?:[^<>\n\\]|\\.)*>|(?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.|\([^\s()]*\))*\))*)(?:\s+(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\((?:[^()\\]|\\[\s\S])*\)))?\s*\)/y;
const reference = /\[((?:[^[\]\\]|\\.)*)\]/y;
const footnote = /\[\^[^\]\s[]+\]/y;
const entity = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z]\w{1,31});/y;
const voidTag = /^(?:br|wbr|img|hr|input)$/i;

/**
 * Takes the inline markup out of a paragraph: emphasis, links and HTML tags become codes around their text, code,
 * addresses and footnotes one code each. Line ends become spaces.
 *
 * Source: CommonMark 0.31 (MacFarlane 2024), appendix "A parsing strategy".
 */
export function readInline(inline: InlineText): TaggedText {
  special.lastIndex = 0;
  return special.test(inline.text) ? new InlineReader(inline).read() : { plain: inline.text, tags: [] };
}

class InlineReader {
  readonly #inline: InlineText;
  readonly #text: string;
  readonly #items: Item[] = [];
  /** The runs that may still pair. */
  readonly #runs: Run[] = [];
  readonly #brackets: { item: number; runs: number; isImage: boolean; start: number }[] = [];
  /** Where runs of backticks begin, by their length, those that were passed taken out. */
  #ticks: Map<number, number[]> | undefined;
  /** What ends a comment or instruction and does not come any more. */
  readonly #missing = new Set<string>();
  #joint = 0;

  constructor(inline: InlineText) {
    this.#inline = inline;
    this.#text = inline.text;
  }

  read(): TaggedText {
    const text = this.#text;
    let at = 0;
    for (;;) {
      special.lastIndex = at;
      if (!special.test(text)) break;
      const found = special.lastIndex - 1;
      const sign = text.charAt(found);
      let next = found;
      if (sign === "\n") while (next > at && text.charCodeAt(next - 1) === 32) next--;
      if (next > at) this.#addText(text.slice(at, next));
      at = this.#take(sign === "\n" ? text.slice(next, found + 1) : sign, next);
    }
    if (at < text.length) this.#addText(text.slice(at));
    pairRuns(this.#runs);
    return taggedText(this.#items);
  }

  #addText(text: string): void {
    this.#items.push(text);
  }

  #addCode(kind: Tag["kind"], name: string, text: string): void {
    this.#items.push({ kind, name, text, at: 0 });
  }

  #match(regex: RegExp, at: number): RegExpExecArray | undefined {
    regex.lastIndex = at;
    return regex.exec(this.#text) ?? undefined;
  }

  /** Reads what begins at `at`; returns where it ends. */
  #take(sign: string, at: number): number {
    switch (sign) {
      case "\\":
        return this.#takeEscape(at);
      case "`":
        return this.#takeCode(at);
      case "*":
      case "_":
      case "~":
        return this.#takeRun(sign, at);
      case "[":
        return this.#takeOpening(at, 1, false);
      case "!":
        if (this.#text[at + 1] === "[") return this.#takeOpening(at, 2, true);
        break;
      case "]":
        return this.#takeClosing(at);
      case "<":
        return this.#takeTag(at);
      case "&":
        return this.#takeEntity(at);
      default:
        return this.#takeLineEnd(sign, at);
    }
    this.#addText(sign);
    return at + 1;
  }

  #takeEscape(at: number): number {
    const next = this.#text[at + 1] ?? "";
    if (next === "\n") return this.#takeBreak("\\", at + 2);
    const isEscape = /[!-/:-@[-`{-~]/.test(next);
    this.#addText(isEscape ? next : "\\");
    return at + (isEscape ? 2 : 1);
  }

  /** Two spaces or more before a line end break the line, else it is a space. */
  #takeLineEnd(sign: string, at: number): number {
    if (sign.length > 2) return this.#takeBreak(sign.slice(0, -1), at + sign.length);
    this.#joint++;
    this.#addText(" ");
    return at + sign.length;
  }

  #takeBreak(mark: string, end: number): number {
    this.#addCode("standalone", noContent, mark + (this.#inline.joints[this.#joint++] ?? ""));
    return end;
  }

  #takeCode(at: number): number {
    const length = runLength(this.#text, at, "`");
    const next = this.#text.indexOf("`", at + length);
    // Most code ends with the next backticks.
    if (next >= 0 && runLength(this.#text, next, "`") === length) return this.#takeAsItIs(at, next + length);
    this.#ticks ??= ticksByLength(this.#text);
    const ticks = this.#ticks.get(length) ?? [];
    while (ticks.length > 0 && (ticks.at(-1) as number) <= at) ticks.pop();
    const close = ticks.at(-1);
    if (close !== undefined) return this.#takeAsItIs(at, close + length);
    this.#addText("`".repeat(length));
    return at + length;
  }

  /** One code for what is not translated, with the markers of the lines that it goes over. */
  #takeAsItIs(start: number, end: number, kind: Tag["kind"] = "standalone", name = "x"): number {
    this.#addCode(kind, name, this.#withJoints(this.#text.slice(start, end)));
    return end;
  }

  /** A part of the text as it stands in the file. */
  #withJoints(text: string): string {
    return text.includes("\n") ? text.replace(/\n/g, () => this.#inline.joints[this.#joint++] ?? "\n") : text;
  }

  #takeRun(mark: string, at: number): number {
    const length = runLength(this.#text, at, mark);
    const before = this.#text[at - 1] ?? "";
    const after = this.#text[at + length] ?? "";
    if (mark === "~" && length > 2) this.#addText(mark.repeat(length));
    else {
      const { canOpen, canClose } = flanking(mark, before, after);
      const run: Run = { kind: "run", mark, length, size: length, canOpen, canClose, closes: [], opens: [] };
      this.#items.push(run);
      this.#runs.push(run);
    }
    return at + length;
  }

  #takeOpening(at: number, length: number, isImage: boolean): number {
    const note = isImage ? undefined : this.#match(footnote, at);
    if (note) return this.#takeAsItIs(at, at + note[0].length);
    this.#brackets.push({ item: this.#items.length, runs: this.#runs.length, isImage, start: at + length });
    this.#addText(this.#text.slice(at, at + length));
    return at + length;
  }

  #takeClosing(at: number): number {
    const opening = this.#brackets.pop();
    const close = opening && this.#linkEnd(opening.start, at);
    if (!opening || !close) {
      this.#addText("]");
      return at + 1;
    }
    const name = opening.isImage ? "![" : "[";
    this.#items[opening.item] = { kind: "open", name, text: name, at: 0 };
    this.#addCode("close", name, this.#withJoints(close.text));
    // Emphasis in a link pairs with nothing outside.
    if (this.#runs.length > opening.runs) pairRuns(this.#runs.splice(opening.runs));
    return close.end;
  }

  /** What closes a link whose text ends at `at`; a link that is found by its text gets the text as its label. */
  #linkEnd(start: number, at: number): { text: string; end: number } | undefined {
    const direct = this.#match(destination, at + 1);
    if (direct) return { text: `]${direct[0]}`, end: at + 1 + direct[0].length };
    const label = this.#match(reference, at + 1);
    if (label?.[1] && this.#inline.isDefined(label[1])) return { text: `]${label[0]}`, end: at + 1 + label[0].length };
    const own = this.#text.slice(start, at);
    if (!this.#inline.isDefined(own)) return undefined;
    return { text: `][${own.replace(/\s+/g, " ")}]`, end: at + 1 + (label?.[1] === "" ? 2 : 0) };
  }

  #takeTag(at: number): number {
    const address = this.#match(autolink, at);
    if (address) return this.#takeAsItIs(at, at + address[0].length);
    const comment = this.#commentEnd(at);
    if (comment >= 0) return this.#takeAsItIs(at, comment, "standalone", noContent);
    const tag = this.#match(htmlTag, at);
    if (!tag) {
      this.#addText("<");
      return at + 1;
    }
    const [whole, slash, name, selfClosing] = tag;
    if (name === undefined || selfClosing || voidTag.test(name)) {
      const content = /^img$/i.test(name ?? "") ? "x" : noContent;
      return this.#takeAsItIs(at, at + whole.length, "standalone", content);
    }
    return this.#takeAsItIs(at, at + whole.length, slash ? "close" : "open", `<${name.toLowerCase()}`);
  }

  #commentEnd(at: number): number {
    const end = this.#text.startsWith("!--", at + 1) ? "-->" : this.#text[at + 1] === "?" ? "?>" : undefined;
    if (!end || this.#missing.has(end)) return -1;
    const found = this.#text.indexOf(end, at + 2);
    if (found < 0) this.#missing.add(end);
    return found < 0 ? -1 : found + end.length;
  }

  #takeEntity(at: number): number {
    const found = this.#match(entity, at)?.[0] ?? "&";
    this.#addText(found === "&" ? found : decodeHTML(found));
    return at + found.length;
  }
}

/** Where runs of backticks begin, by their length, last first. */
function ticksByLength(text: string): Map<number, number[]> {
  const ticks = new Map<number, number[]>();
  for (let end = text.lastIndexOf("`"); end >= 0; ) {
    let start = end;
    while (text.charCodeAt(start - 1) === 96) start--;
    const length = end + 1 - start;
    const found = ticks.get(length);
    if (found) found.push(start);
    else ticks.set(length, [start]);
    end = start === 0 ? -1 : text.lastIndexOf("`", start - 1);
  }
  return ticks;
}

function runLength(text: string, at: number, mark: string): number {
  let end = at;
  while (text[end] === mark) end++;
  return end - at;
}

function taggedText(items: readonly Item[]): TaggedText {
  let plain = "";
  const tags: Tag[] = [];
  const add = (tag: Tag) => {
    tag.at = plain.length;
    tags.push(tag);
  };
  for (const item of items) {
    if (typeof item === "string") plain += item;
    else if (item.kind !== "run") add(item);
    else {
      for (const tag of item.closes) add(tag);
      plain += item.mark.repeat(item.length);
      for (const tag of item.opens) add(tag);
    }
  }
  return { plain, tags };
}
