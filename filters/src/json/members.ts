import type { Node } from "jsonc-parser";
import type { Edit } from "../document/translatable-span.ts";
import { members } from "./catalog.ts";

export interface JsonStyle {
  /** The line end between lines; "" for a file of one line. */
  lineEnd: string;
  indent: string;
  colon: string;
  quote(text: string): string;
}

/** The style of a file, from its first lines. */
export function jsonStyle(text: string, quote: JsonStyle["quote"]): JsonStyle {
  const [, lineEnd = "", indent = ""] = /^\s*\{[ \t]*(\r\n|[\r\n])([ \t]*)/.exec(text) ?? [];
  return { lineEnd, indent: lineEnd && (indent || "  "), colon: /^[^"]*"[^"]*" :/.test(text) ? " : " : ": ", quote };
}

/** Members that an object lacks: their values by their names. */
export type NewMembers = Map<string, NewMembers | string | number | readonly string[]>;

/** Edits that insert members into an object, each before the first greater name. `first`: indent of the first line. */
export function memberEdits(text: string, object: Node, added: NewMembers, style: JsonStyle, first: string): Edit[] {
  const known = members(object);
  const outer = indentBefore(text, object.offset) ?? first;
  const inner = style.lineEnd + outer + style.indent;
  const groups = new Map<number, string[]>();
  let index = 0;
  for (const [name, value] of sort(added)) {
    while (index < known.length && (known[index] as { key: string }).key <= name) index++;
    const written = `"${style.quote(name)}"${style.colon}${writeValue(value, outer + style.indent, style)}`;
    const group = groups.get(index);
    if (group) group.push(written);
    else groups.set(index, [written]);
  }
  return [...groups].map(([position, written]) => {
    const next = known[position];
    const last = known.at(-1)?.value;
    if (next) return insertion(next.start, written.map((each) => `${each},${inner || " "}`).join(""));
    if (last) return insertion(last.offset + last.length, written.map((each) => `,${inner || " "}${each}`).join(""));
    const content = inner + written.join(`,${inner}`) + (style.lineEnd && style.lineEnd + outer);
    return { start: object.offset + 1, end: object.offset + object.length - 1, text: content };
  });
}

const insertion = (at: number, text: string): Edit => ({ start: at, end: at, text });

const sort = (added: NewMembers) => [...added].sort(([a], [b]) => (a < b ? -1 : 1));

export const writeList = (texts: readonly string[], { quote }: Pick<JsonStyle, "quote">): string =>
  `[ ${texts.map((text) => `"${quote(text)}"`).join(", ")} ]`;

function writeValue(value: NewMembers | string | number | readonly string[], indent: string, style: JsonStyle): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return `"${style.quote(value)}"`;
  if (!(value instanceof Map)) return writeList(value, style);
  const inner = style.lineEnd && style.lineEnd + indent + style.indent;
  const lines = sort(value).map(
    ([name, each]) => `"${style.quote(name)}"${style.colon}${writeValue(each, indent + style.indent, style)}`,
  );
  return `{${inner}${lines.join(`,${inner || " "}`)}${style.lineEnd && style.lineEnd + indent}}`;
}

/** The longest distance from an offset to the start of its line, in UTF-16 code units. */
const maxLineStart = 1_000;

/** The spaces at the start of an offset's line; undefined in the first line. */
export function indentBefore(text: string, offset: number): string | undefined {
  const before = text.slice(Math.max(0, offset - maxLineStart), offset);
  const start = Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1;
  return start === 0 ? undefined : /^[ \t]*/.exec(before.slice(start))?.[0];
}
