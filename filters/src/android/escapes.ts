import { createTextPiece, type XmlPiece } from "../xml/pieces.ts";

const escapePattern = /\\(?:u[0-9A-Fa-f]{4}|[\s\S])|"/g;
/** Also matches blanks that are one space, which takes several times as long. */
const escapeOrBlankPattern = new RegExp(String.raw`${escapePattern.source}|(?<!\s)\s*[\r\n]\s*|[ \t]{2,}|\t`, "g");
const meanings: Readonly<Record<string, string>> = { n: "\n", t: "\t" };

/**
 * Reads Android's escapes in the text of a resource: `\'`, `\n`, `\u00A0` represent characters. Quotation marks keep
 * whitespace and are a pair around text. Several blanks, or a line break with the blanks around it, are one space.
 * Source: Android developers' guide, string resources, "Handle special characters".
 */
export function readEscapes(pieces: readonly XmlPiece[]): readonly XmlPiece[] {
  const result: XmlPiece[] = [];
  let isQuoted = false;
  for (const piece of pieces) {
    const { kind, raw, text } = piece;
    if (kind === "text" && (raw === "\r" || raw === "\r\n")) {
      if (isQuoted) result.push(piece);
      else pushBlank(raw, result);
    } else if (kind === "text" && raw === text && (/[\\"\r\n\t]/.test(raw) || raw.includes("  ")))
      isQuoted = readText(raw, isQuoted, result);
    else result.push(piece);
  }
  return result;
}

/** @returns whether quotation marks are open after the text */
function readText(text: string, isQuotedBefore: boolean, result: XmlPiece[]): boolean {
  let isQuoted = isQuotedBefore;
  let at = 0;
  const pattern = /[\r\n\t]/.test(text) || text.includes("  ") ? escapeOrBlankPattern : escapePattern;
  pattern.lastIndex = 0;
  // Without `matchAll`, which compiles a copy of the expression.
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { 0: raw, index } = match;
    if (raw === '"') isQuoted = !isQuoted;
    if (isQuoted && raw.trim() === "") continue;
    if (index > at) result.push(escapeLiteral(text.slice(at, index)));
    if (raw.trim() === "") pushBlank(raw, result);
    else result.push(raw === '"' ? quotationMark(isQuoted) : createTextPiece(raw, decodeEscape(raw)));
    at = index + raw.length;
  }
  if (at < text.length) result.push(escapeLiteral(text.slice(at)));
  return isQuoted;
}

/** Adds blanks, which are read as one space together with blanks directly before them. */
function pushBlank(raw: string, result: XmlPiece[]): void {
  const last = result.at(-1);
  if (last?.kind !== "text" || (!/[ \t]$/.test(last.raw) && !/^\s+$/.test(last.raw))) {
    result.push(createTextPiece(raw, " "));
    return;
  }
  const text = last.raw.trimEnd();
  result.pop();
  if (text !== "") result.push(escapeLiteral(text));
  result.push(createTextPiece(last.raw.slice(text.length) + raw, " "));
}

const escapeLiteral = (text: string): XmlPiece => createTextPiece(text, text);

function decodeEscape(raw: string): string {
  if (!raw.startsWith("\\")) return " ";
  if (raw.length > 2) return String.fromCharCode(Number.parseInt(raw.slice(2), 16));
  return meanings[raw.charAt(1)] ?? raw.slice(1);
}

function quotationMark(isOpening: boolean): XmlPiece {
  return { kind: isOpening ? "open" : "close", raw: '"', text: "", key: '"', match: "", isCdata: false };
}
