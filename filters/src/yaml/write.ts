import type { CST } from "yaml";
import { unicodeEscape } from "../document/controls.ts";

export interface ScalarStyle {
  type: (CST.FlowScalar | CST.BlockScalar)["type"];
  /** Whether the scalar is between brackets or braces, where commas separate values. */
  inFlow: boolean;
}

/** Writes strings in the style of the existing scalar, or in double quotes if that style can't represent them. */
export function createScalarWriter(raw: string, { type, inFlow }: ScalarStyle): (text: string) => string {
  if (type === "single-quoted-scalar") return writeInApostrophes;
  if (type === "block-scalar") return (text) => writeBlock(raw, text) ?? quote(text);
  if (type === "scalar") return inFlow ? writePlainInFlow : writePlain;
  return quote;
}

const quote = (text: string) => JSON.stringify(text).replace(unprintablePattern, unicodeEscape);
const writeInApostrophes = (text: string) => (isPrintable(text) ? `'${text.replaceAll("'", "''")}'` : quote(text));
const writePlain = (text: string) => (isPlain(text, false) ? text : quote(text));
const writePlainInFlow = (text: string) => (isPlain(text, true) ? text : quote(text));

/** Source: YAML 1.2.2, `c-printable`; in addition, line ends of YAML 1.1. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these need escapes
const unprintablePattern = /[\x00-\x1f\x7f-\x9f\u2028\u2029\uFEFF\uFFFE\uFFFF]/g;
/** Whether a text is on one line without escapes. */
const isPrintable = (text: string): boolean => text.search(unprintablePattern) < 0;

/** Source: YAML 1.2.2, section 7.3.3 "Plain Style"; stricter, so that older readers see a string too. */
function isPlain(text: string, inFlow: boolean): boolean {
  if (!isPrintable(text) || isNoString(text) || text !== text.trim()) return false;
  if (/^[-?:](?:\s|$)|^[,[\]{}#&*!|>'"%@`]|:(?:\s|$)|\s#|^(?:---|\.\.\.)/.test(text)) return false;
  if (/^(?:~|null|true|false|yes|no|on|off|y|n|[-+.\d][\d_.,:eExXoO+-]*)$/i.test(text)) return false;
  return !inFlow || !/[,[\]{}]/.test(text);
}

/** The block with its header and indentation; undefined for a text that a block can't represent. */
function writeBlock(raw: string, text: string): string | undefined {
  const [, header = "", lineEnd = "\n"] = /^([^\r\n]*)(\r\n|\r|\n)/.exec(raw) ?? [];
  const indent = /(?:\r\n|\r|\n)([ ]+)\S/.exec(raw)?.[1] ?? "  ";
  const body = text.replace(/(?<!\n)\n+$/, "");
  const isFolded = header[0] === ">";
  // The first line sets the indentation, and a folded block keeps the ends of indented lines.
  const indentPattern = isFolded ? /(?:^|\n)[^\S\n]/ : /^\n*[^\S\n]|\n[^\S\n]+(?=\n|$)/;
  if (/\d/.test(header) || indentPattern.test(text) || !isPrintable(body.replace(/[\t\n]/g, ""))) return undefined;
  // Between two lines, a folded block has one line end more than its text.
  const lines = isFolded ? body.replace(/[^\n]\n+(?=[^\n])/g, "$&\n") : body;
  return header + lineEnd + indent + lines.replace(/\n(?=[^\n])/g, `\n${indent}`).replaceAll("\n", lineEnd);
}

/** Source: YAML 1.2.2, section 10.3.2, the core schema. In addition, timestamps of YAML 1.1 and Ruby symbols: `:year`. */
const noStringPattern =
  /^(?:~|null|Null|NULL|true|True|TRUE|false|False|FALSE|[-+]?\d+|0o[0-7]+|0x[\da-fA-F]+|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)|\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::?\d\d)?))?)?|:[A-Za-z_]\w*[?!]?|)$/;

/** Whether a plain scalar is a number, a truth value, a symbol or nothing. */
export const isNoString = (scalar: string): boolean => noStringPattern.test(scalar);
