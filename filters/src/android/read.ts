import { hasWord } from "../document/has-word.ts";
import type { Plural } from "../document/plurals.ts";
import type { Span, TranslatableSpan } from "../document/translatable-span.ts";
import type { FilterSettings } from "../filter.ts";
import { buildContentSpans } from "../xml/content.ts";
import { InlineContentReader, type InlineRule, readContent } from "../xml/inline.ts";
import { convertLiteralTags, type XmlPiece } from "../xml/pieces.ts";
import { token, XmlScanner } from "../xml/scanner.ts";
import { isLocked, isPlurals, isResource, isString } from "./elements.ts";
import { readEscapes } from "./escapes.ts";
import { androidEscapes, escapeBlanks, escapeTextStart } from "./write.ts";

/** `<xliff:g>` contains text that must not be translated; all other elements are styles. */
const inlineRule: InlineRule = (name, attribute) =>
  name === "g" && attribute("href") === undefined
    ? { as: "code", kind: "standalone", key: "" }
    : { as: "pair", key: "" };

/** `@string/other`, `?attr/other`: another resource. */
const referencePattern = /^\s*[@?](?:[\w.]+:)?(?:\w+\/)?[\w.]+\s*$/;

/** A color, dimension, number, or boolean. */
const typedValuePattern = /^(?:#[\da-f]{3,8}|true|false|[-+]?[\d.]+(?:px|di?p|sp|pt|in|mm|%p?)?)$/i;

/**
 * Reads the strings, and the items of arrays and plurals, with the comment before them as note. `plurals` are those with
 * an item for `other`. `left` are the names of other resources with text, which may be for people.
 */
export function readAndroid(text: string, settings: FilterSettings) {
  const scanner = XmlScanner.over(text, { ...settings.limits, allowsEntities: true });
  const spans: TranslatableSpan[] = [];
  const plurals: Plural[] = [];
  const left = new Set<string>();
  let forms: Map<string, Span | undefined> | undefined;
  let item = { quantity: "", start: 0 };
  let resource = { name: "", items: 0 };
  /** The depth of the outermost element that is not to be translated. */
  let locked = Infinity;
  let open: { content: InlineContentReader; at: number; depth: number; context: string } | undefined;
  let note: string | undefined;
  const read = (raw: string) => readContent(raw, inlineRule);
  const shape = (pieces: readonly XmlPiece[]) => readEscapes(convertLiteralTags(pieces));
  const writing = { escapes: androidEscapes, finish: escapeTextStart, escapeEdges: escapeBlanks };
  const format = { text, cutting: settings, read, shape, ...writing };
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    const depth = scanner.path.length;
    if (open) {
      if (kind !== token.close || depth >= open.depth) {
        open.content.accept(kind, scanner);
        continue;
      }
      const isReference = referencePattern.test(text.slice(open.at, scanner.start));
      const facts = { context: open.context, ...(note && { note }) };
      // A loop, because a text may have more sentences than a function call can have arguments.
      for (const span of isReference ? [] : buildContentSpans(open.content.pieces, open.at, format, facts)) {
        spans.push(span);
      }
      open = undefined;
    } else if (kind === token.comment) note = scanner.raw.slice(4, -3).trim();
    else if (kind === token.empty && depth === 2) forms?.set(scanner.attribute("quantity") ?? "", undefined);
    else if (kind === token.open) {
      if (depth === 1 && scanner.name !== "resources") throw scanner.error("not a resource file: another root element");
      if (depth === 2) {
        resource = { name: scanner.attribute("name") ?? "", items: 0 };
        forms = isPlurals(scanner.name) && !isLocked(scanner) ? new Map() : undefined;
      } else if (depth === 3 && forms) item = { quantity: scanner.attribute("quantity") ?? "", start: scanner.start };
      if (locked > depth && isLocked(scanner)) locked = depth;
      const context = buildContext(scanner, resource);
      if (context !== undefined && locked > depth)
        open = { content: new InlineContentReader(inlineRule), at: scanner.end, depth, context };
    } else if (locked > depth && (kind === token.text || kind === token.cdata) && isUnknownText(scanner)) {
      left.add(scanner.path[1] ?? "resources");
    }
    if (kind === token.close && depth < locked) locked = Infinity;
    if (kind === token.close && depth === 2) forms?.set(item.quantity, { start: item.start, end: scanner.end });
    if (kind !== token.close || depth !== 1) continue;
    note = undefined;
    const other = forms?.get("other");
    if (forms && other) plurals.push({ forms, other });
  }
  return { spans, plurals, left };
}

/** Whether a text is in an element that Android doesn't have, or in an `array` without being a value of another type. */
function isUnknownText({ path: [, type = ""], raw }: XmlScanner): boolean {
  if (!hasWord(raw)) return false;
  return type === "array" ? !referencePattern.test(raw) && !typedValuePattern.test(raw.trim()) : !isResource(type);
}

/** The context of a string: `name`, `name[0]` in an array, `name[one]` in plurals; undefined for other resources. */
function buildContext(scanner: XmlScanner, resource: { name: string; items: number }): string | undefined {
  const { name, path } = scanner;
  if (path.length === 2) return isString(scanner) ? resource.name : undefined;
  if (path.length !== 3 || name !== "item") return undefined;
  if (isPlurals(path[1])) return `${resource.name}[${scanner.attribute("quantity") ?? ""}]`;
  return path[1] === "string-array" ? `${resource.name}[${resource.items++}]` : undefined;
}
