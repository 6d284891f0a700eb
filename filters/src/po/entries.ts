import { controls } from "../document/controls.ts";
import type { Edit } from "../document/translatable-span.ts";
import { extractionError } from "../source-location.ts";

/** A quoted text of a message, over any number of lines. */
export interface PoString {
  /** `msgid`, `msgstr`, `msgstr[1]`, … */
  keyword: string;
  value: string;
  /** The span from the first quote to the last one. */
  start: number;
  end: number;
}

export interface PoEntry {
  /** The start of the line of its first text. */
  start: number;
  strings: PoString[];
  /** Comments for translators, `#. ` and `# `. */
  notes: string[];
  /** The `#,` lines with the word fuzzy: their offsets including the line end, and their text without that word. */
  fuzzy: Edit[];
  /** Whether the text has changed since its translation: the entry has the previous one. */
  isChanged?: boolean;
  /** Whether the texts are messages of `java.text.MessageFormat`. */
  isJava?: boolean;
}

const lineEndPattern = /\r\n?|\n/g;
const statementPattern =
  /^[ \t]*(?:(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)[ \t]*)?"([^"\\]*(?:\\.[^"\\]*)*)"[ \t]*$/;

/** Reads a catalog's entries of all domains, except obsolete ones. @throws FilterError "File extraction error" with the location */
export function readEntries(text: string): PoEntry[] {
  const entries: PoEntry[] = [];
  let entry: PoEntry = { start: 0, strings: [], notes: [], fuzzy: [] };
  const finish = () => {
    requireTranslation(text, entry);
    if (entry.strings.length > 0) entries.push(entry);
    entry = { start: 0, strings: [], notes: [], fuzzy: [] };
  };
  for (let start = 0; start < text.length; ) {
    // Most lines of a large file are handled here, so nothing unnecessary is created.
    lineEndPattern.lastIndex = start;
    const end = lineEndPattern.test(text) ? lineEndPattern.lastIndex : text.length;
    let contentEnd = end;
    while (contentEnd > start && isLineEnd(text.charCodeAt(contentEnd - 1))) contentEnd--;
    const content = text.slice(start, contentEnd);
    const first = isMark(content.charCodeAt(0)) ? content.charAt(0) : content.trimStart().charAt(0);
    if (first === "#") {
      const comment = content.trimStart();
      if (isComplete(entry) || comment.startsWith("#~")) finish();
      readComment(comment, start, end, text.slice(contentEnd, end), entry);
    } else if (first === "d" && /^[ \t]*domain[ \t]+"[^"]*"[ \t]*$/.test(content)) finish();
    else if (first !== "") {
      const statement = statementPattern.exec(content);
      if (!statement) throw extractionError(text, start, "no message, comment or quoted text");
      const keyword = statement[1];
      if (keyword !== undefined && beginsEntry(keyword, entry)) finish();
      const before = entry.strings.length === 0 && keyword?.startsWith("msgstr[") ? entries.at(-1) : undefined;
      if (before && hasText(before, "msgid_plural")) {
        // The comments that were read last are inside this message.
        for (const note of entry.notes) before.notes.push(note);
        for (const line of entry.fuzzy) before.fuzzy.push(line);
        if (entry.isJava) before.isJava = true;
        entry = before;
        entries.pop();
      }
      readStatement(text, statement, start, entry);
    }
    start = end;
  }
  finish();
  return entries;
}

const isLineEnd = (code: number): boolean => code === 0x0a || code === 0x0d;

/** A visible character of ASCII. */
const isMark = (code: number): boolean => code > 0x20 && code < 0x7f;

const isComplete = ({ strings }: PoEntry): boolean => strings.some(({ keyword }) => keyword.startsWith("msgstr"));

const hasText = ({ strings }: PoEntry, keyword: string): boolean => strings.some((text) => text.keyword === keyword);

/** Whether a keyword begins a new entry, because the current one already has a text with that role. */
function beginsEntry(keyword: string, entry: PoEntry): boolean {
  if (keyword.startsWith("msgstr[")) return false;
  return isComplete(entry) || ((keyword === "msgctxt" || keyword === "msgid") && hasText(entry, "msgid"));
}

function requireTranslation(text: string, entry: PoEntry): void {
  const [first] = entry.strings;
  const missing = hasText(entry, "msgid") ? "msgstr" : "msgid";
  if (first && (missing === "msgid" || !isComplete(entry)))
    throw extractionError(text, first.start, `a message without ${missing}`);
}

function readComment(content: string, start: number, end: number, lineEnd: string, entry: PoEntry): void {
  if (content.startsWith("#.") || content.startsWith("# ")) entry.notes.push(content.slice(2).trim());
  if (content.startsWith("#|")) entry.isChanged = true;
  if (!content.startsWith("#,") || !/fuzzy|java-format/.test(content)) return;
  const flags = content
    .slice(2)
    .split(",")
    .map((flag) => flag.trim());
  if (flags.includes("java-format")) entry.isJava = true;
  const others = flags.filter((flag) => flag !== "fuzzy");
  const rest = others.length > 0 ? `#, ${others.join(", ")}${lineEnd}` : "";
  if (others.length < flags.length) entry.fuzzy.push({ start, end, text: rest });
}

function readStatement(text: string, statement: RegExpExecArray, lineStart: number, entry: PoEntry): void {
  const { strings } = entry;
  const [line, keyword, quoted = ""] = statement;
  const start = lineStart + line.indexOf('"');
  const end = start + quoted.length + 2;
  const value = unescapeText(quoted);
  const last = strings.at(-1);
  if (!last) entry.start = lineStart;
  if (keyword !== undefined) strings.push({ keyword, value, start, end });
  else if (last) {
    last.value += value;
    last.end = end;
  } else throw extractionError(text, lineStart, "a quoted text without a keyword");
}

function unescapeText(quoted: string): string {
  if (!quoted.includes("\\")) return quoted;
  return quoted.replace(/\\(?:x([\da-fA-F]{1,2})|([0-7]{1,3})|(.))/g, (_, hex, octal, other) => {
    if (hex) return String.fromCharCode(Number.parseInt(hex, 16));
    if (octal) return String.fromCharCode(Number.parseInt(octal, 8));
    return controls[other] ?? other;
  });
}
