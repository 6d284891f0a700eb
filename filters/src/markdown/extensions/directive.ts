import { matchAt } from "@openparlance/text";
import type { Span } from "../../document/translatable-span.ts";
import { findShownValues } from "./attributes.ts";
import type { ExtensionLine } from "./extension-line.ts";

/** Attributes of a directive, whose quoted values may contain braces. */
export const attributesPattern = /\{(?:[^{}"']|"[^"]*"|'[^']*')*\}/y;
const namePattern = /[\p{L}_][\p{L}\p{N}_.:-]*/uy;
const leafNamePattern = /[A-Za-z][\w-]*/y;
const rolePattern = /\{[A-Za-z][\w:-]*\}/y;
/** Directives of MyST that contain code or data. */
const codeDirectivePattern = /^\{(?:code|code-block|code-cell|csv-table|eval-rst|math|mermaid|raw|toctree)\}$/;
/** Directives of other programs that contain code. */
const drawingNamePattern = /^(?:dot|graphviz|math|mermaid|plantuml)$/;
/** DocFX's attributes after the name: `:::image source="a.png" alt-text="Text":::`. */
const docFxPattern = /^(?:[ \t]+[\w-]+=(?:"[^"]*"|'[^']*'|[^\s"':]+))+[ \t]*(?::{3,}[ \t]*)?$/;
const columnFencePattern = /^:::[ \t]*(?:row|column)(?:[ \t][^\r\n]*)?:::[ \t]*$/;
/** Directives of MyST and mdBook whose content is Markdown. */
const fencedStartPattern =
  /^[ \t]*(?:(admonish)\b|\{(?:admonition|attention|aside|card|caution|danger|deprecated|dropdown|epigraph|error|exercise|figure|figure-md|glossary|grid|grid-item(?:-card)?|highlights|hint|important|list-table|margin|note|prf:[a-z]+|pull-quote|seealso|sidebar|solution|table|tab-item|tab-set|tip|topic|versionadded|versionchanged|warning)\})/;
const addressPattern =
  /^[ \t]*\{(?:bibliography|contents|download|figure|figure-md|image|include|literalinclude|solution)\}$/;
const glossaryPattern = /^[ \t]*\{glossary\}/;
const spacesPattern = /[ \t]*/y;

/**
 * Reads a line that begins with two colons or more. Sources: remark-directive and Docusaurus
 * (`:::note[Title]{.class}`), markdown-it-container (`::: tip Title`), pandoc (`::: {.class}`), MyST (`:::{note}
 * Title`), and MDC (`::note`).
 */
export function readDirectiveLine(line: string): ExtensionLine | undefined {
  const cursor = new Cursor(line);
  const colons = cursor.take(/:+/y).length;
  return colons === 2 ? readLeaf(cursor) : readContainer(cursor, colons);
}

/** Reads a line with two colons; other lines with such a beginning are text. */
function readLeaf(cursor: Cursor): ExtensionLine | undefined {
  const hasName = cursor.take(leafNamePattern) !== "";
  const title = hasName ? cursor.takeLabel() : undefined;
  const plain = hasName ? cursor.takeAttributes() : [];
  // A slot of Slidev.
  if (hasName) cursor.take(/::/y);
  cursor.take(spacesPattern);
  if (!cursor.isAtEnd) return undefined;
  return { plain, ...(title && { title }) };
}

/** The title of a fenced directive with Markdown, from the text after the fence; undefined for code. */
export function readFencedDirective(info: string): ExtensionLine | undefined {
  const match = fencedStartPattern.exec(info);
  if (!match) return undefined;
  const quoted = match[1] ? /"([^"]+)"[ \t]*$/d.exec(info)?.indices?.[1] : undefined;
  if (quoted) return { title: { start: quoted[0], end: quoted[1] } };
  const start = match[0].length + (info.slice(match[0].length).length - info.slice(match[0].length).trimStart().length);
  const end = info.trimEnd().length;
  return {
    hasOptions: true,
    isGlossary: glossaryPattern.test(info),
    ...(!match[1] && !addressPattern.test(match[0]) && start < end && { title: { start, end } }),
  };
}

function readContainer(cursor: Cursor, colons: number): ExtensionLine {
  cursor.take(spacesPattern);
  if (cursor.isAtEnd) return {};
  const end = new RegExp(`(?:^|[ \\t>]):{${colons},}[ \\t]*$`, "m");
  const argument = cursor.take(rolePattern);
  if (argument === "" && cursor.take(attributesPattern) === "") return readNamed(cursor, end);
  if (codeDirectivePattern.test(argument)) return { end, hasOptions: true };
  const title = addressPattern.test(argument) ? undefined : cursor.takeTitle();
  const values = findShownValues(cursor.line.slice(0, title?.start));
  const isGlossary = glossaryPattern.test(argument);
  return { hasOptions: argument !== "", isGlossary, plain: values, ...(title && { title }) };
}

function readNamed(cursor: Cursor, end: RegExp): ExtensionLine {
  const { line } = cursor;
  const word = cursor.take(namePattern);
  if (word === "") return { isUnknown: true };
  if (drawingNamePattern.test(word) && cursor.isAtEnd) return { end };
  if (docFxPattern.test(cursor.rest))
    return { plain: findShownValues(line), ...(columnFencePattern.test(line) && { indent: 1 }) };
  if (columnFencePattern.test(line)) return { indent: 1 };
  const hasLabel = cursor.next === "[";
  const label = hasLabel ? cursor.takeLabel() : undefined;
  if (hasLabel && !label) return { isUnknown: true };
  const plain = cursor.takeAttributes();
  const title = cursor.takeTitle();
  // No program supports both.
  if (label && title) return { isUnknown: true };
  const text = label ?? title;
  return { plain, ...(text && { title: text }) };
}

class Cursor {
  readonly line: string;
  #at = 0;

  constructor(line: string) {
    this.line = line;
  }

  get rest(): string {
    return this.line.slice(this.#at);
  }

  get next(): string | undefined {
    return this.line[this.#at];
  }

  get isAtEnd(): boolean {
    return this.#at === this.line.length;
  }

  take(regex: RegExp): string {
    const [match = ""] = matchAt(regex, this.line, this.#at) ?? [];
    this.#at += match.length;
    return match;
  }

  /** Reads attributes. @returns the texts in them */
  takeAttributes(): Span[] {
    const from = this.#at;
    this.take(attributesPattern);
    return findShownValues(this.line.slice(0, this.#at)).filter(({ start }) => start >= from);
  }

  /** Reads the label in brackets, which may contain other brackets. */
  takeLabel(): Span | undefined {
    if (this.next !== "[") return undefined;
    let depth = 0;
    for (let at = this.#at; at < this.line.length; at++) {
      const sign = this.line[at];
      if (sign === "\\") at++;
      else if (sign === "[") depth++;
      else if (sign === "]" && --depth === 0) {
        const label = { start: this.#at + 1, end: at };
        this.#at = at + 1;
        return label;
      }
    }
    return undefined;
  }

  /** The rest of the line, without the attributes and colons at its end. */
  takeTitle(): Span | undefined {
    this.take(spacesPattern);
    const start = this.#at;
    const withoutColons = this.line
      .slice(start)
      .trimEnd()
      .replace(/[ \t]:{3,}$/, "");
    const title = withoutColons.replace(/\{[^{}]*\}$/, "").trimEnd();
    this.#at = this.line.length;
    return title === "" || /^:{3,}$/.test(title) ? undefined : { start, end: start + title.length };
  }
}
