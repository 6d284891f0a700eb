import { matchAt, matchEnd } from "@openparlance/text";
import { controls, unicodeEscape } from "../document/controls.ts";
import type { Unit } from "../document/unit.ts";
import { extractionError } from "../source-location.ts";

const gapPattern = /(?:[ \t\r\n]|#[^\r\n]*)*/y;
const tablePattern = /\[(\[?)([^[\]\r\n#]+)\]\]?/y;
const quotedKeyPattern = String.raw`"(?:[^"\\\r\n]|\\.)*"|'[^'\r\n]*'`;
const keyPattern = new RegExp(
  String.raw`((?:[\w-]+|${quotedKeyPattern})(?:[ \t]*\.[ \t]*(?:[\w-]+|${quotedKeyPattern}))*)[ \t]*=[ \t]*`,
  "y",
);
const keyPartPattern = new RegExp(String.raw`[\w-]+|${quotedKeyPattern}`, "g");
/** Group 1: the content between the quotes. */
const strings: readonly { regex: RegExp; isLiteral: boolean }[] = [
  { regex: /"""((?:[^\\]|\\[\s\S])*?"{0,2})"""(?!")/y, isLiteral: false },
  { regex: /'''([\s\S]*?'{0,2})'''(?!')/y, isLiteral: true },
  { regex: /"((?:[^"\\\r\n]|\\.)*)"/y, isLiteral: false },
  { regex: /'([^'\r\n]*)'/y, isLiteral: true },
];
/** A value other than a string, or a part of one. */
const otherValuePattern = /[^"'[\]{}#\r\n]+|#[^\r\n]*/y;

interface TomlString {
  text: string;
  end: number;
  isLiteral: boolean;
  isLong: boolean;
}

/**
 * Finds the string values, with their paths as context. Strings in arrays and inline tables are skipped. Source: TOML
 * 1.0.
 *
 * @throws FilterError "File extraction error" with the location
 */
export function* readToml(text: string, from: number, to: number): Generator<Unit> {
  let prefix: readonly string[] = [];
  for (let at = skipMatch(gapPattern, text, from); at < to; at = skipMatch(gapPattern, text, at)) {
    const header = matchAt(tablePattern, text, at);
    if (header) {
      prefix = parsePath(header[2] ?? "");
      at += header[0].length;
      continue;
    }
    const match = matchAt(keyPattern, text, at);
    if (!match) throw extractionError(text, at, "front matter that is no TOML");
    const start = at + match[0].length;
    const value = readString(text, start);
    if (value) yield buildStringUnit([...prefix, ...parsePath(match[1] ?? "")].join("."), start, value);
    at = value?.end ?? findValueEnd(text, start, to);
  }
}

const parsePath = (dotted: string): readonly string[] =>
  (dotted.match(keyPartPattern) ?? []).map((part) => (/^["']/.test(part) ? part.slice(1, -1) : part));

function buildStringUnit(context: string, start: number, { text, end, isLiteral, isLong }: TomlString): Unit {
  const write = (target: string) => (isLiteral && canBeLiteral(target) ? `'${target}'` : writeBasic(target, isLong));
  return { start, end, text, context, escape: write };
}

const canBeLiteral = (target: string): boolean => !/['\p{Cc}]/u.test(target);

/** The escapes of JSON are those of TOML. Writes several lines only if the source has several. */
function writeBasic(target: string, isLong: boolean): string {
  const quoted = JSON.stringify(target).replaceAll("\x7f", unicodeEscape);
  const lines = (match: string) => (match === "\\n" ? "\n" : match);
  return isLong ? `"""\n${quoted.slice(1, -1).replace(/\\[\\n]/g, lines)}"""` : quoted;
}

const escapes: Readonly<Record<string, string>> = { ...controls, e: "\u001b" };

function readString(text: string, at: number): TomlString | undefined {
  for (const { regex, isLiteral } of strings) {
    const [whole, content = ""] = matchAt(regex, text, at) ?? [];
    if (whole === undefined) continue;
    const isLong = /^(?:"""|''')/.test(whole);
    const lines = isLong ? content.replace(/^\r?\n/, "").replaceAll("\r\n", "\n") : content;
    const end = at + whole.length;
    return { text: isLiteral ? lines : decode(lines), end, isLiteral: isLiteral && !isLong, isLong };
  }
  return undefined;
}

const decode = (content: string): string =>
  content.replace(
    /\\(?:[ \t]*\n\s*|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([\s\S]))/g,
    (_, short?: string, long?: string, sign?: string) => {
      const code = Number.parseInt(short ?? long ?? "", 16);
      if (code <= 0x10ffff) return String.fromCodePoint(code);
      return sign === undefined ? "" : (escapes[sign] ?? sign);
    },
  );

/** The end of a value other than a string: the end of its line, or of the last line of its brackets. */
function findValueEnd(text: string, start: number, to: number): number {
  let depth = 0;
  let at = start;
  while (at < to) {
    const sign = text.charAt(at);
    if (/[\r\n]/.test(sign) && depth === 0) return at;
    if (sign === "[" || sign === "{") depth++;
    if (sign === "]" || sign === "}") depth--;
    at = readString(text, at)?.end ?? Math.max(at + 1, skipMatch(otherValuePattern, text, at));
  }
  return to;
}

const skipMatch = (regex: RegExp, text: string, at: number): number => matchEnd(regex, text, at) || at;
