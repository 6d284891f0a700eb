import type { TranslatableSpan } from "../document/translatable-span.ts";
import type { FilterSettings } from "../filter.ts";
import { buildContentSpans } from "../xml/content.ts";
import { InlineContentReader, type InlineRule, readContent } from "../xml/inline.ts";
import { convertLiteralTags, type XmlPiece } from "../xml/pieces.ts";
import { token, XmlScanner } from "../xml/scanner.ts";
import { readEscapes } from "./escapes.ts";
import { androidEscapes, escapeBlanks, escapeTextStart } from "./write.ts";

/** `<xliff:g>` contains text that must not be translated; all other elements are styles. */
const inlineRule: InlineRule = (name, attribute) =>
  name === "g" && attribute("href") === undefined
    ? { as: "code", kind: "standalone", key: "" }
    : { as: "pair", key: "" };

/** `@string/other`, `?attr/other`: another resource. */
const referencePattern = /^\s*[@?](?:[\w.]+:)?(?:\w+\/)?[\w.]+\s*$/;

interface Resource {
  name: string;
  isTranslatable: boolean;
  items: number;
}

/** The strings, the items of arrays and plurals, with the comment before them as note. */
export function readAndroid(text: string, settings: FilterSettings): TranslatableSpan[] {
  const scanner = XmlScanner.over(text, { ...settings.limits, allowsEntities: true });
  const spans: TranslatableSpan[] = [];
  let resource: Resource | undefined;
  let open: { content: InlineContentReader; at: number; depth: number; context: string } | undefined;
  let note: string | undefined;
  const read = (raw: string) => readContent(raw, inlineRule);
  const shape = (pieces: readonly XmlPiece[]) => readEscapes(convertLiteralTags(pieces));
  const format = {
    text,
    cutting: settings,
    read,
    shape,
    escapes: androidEscapes,
    finish: escapeTextStart,
    edges: escapeBlanks,
  };
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
    else if (kind === token.open) {
      if (depth === 1 && scanner.name !== "resources") throw scanner.error("not a resource file: another root element");
      if (depth === 2) resource = readResource(scanner);
      const context = resource && buildContext(scanner, resource);
      if (context !== undefined)
        open = { content: new InlineContentReader(inlineRule), at: scanner.end, depth, context };
    }
    if (kind === token.close && depth === 1) note = undefined;
  }
  return spans;
}

function readResource(scanner: XmlScanner): Resource {
  const isTranslatable = scanner.attribute("translatable") !== "false";
  return { name: scanner.attribute("name") ?? "", isTranslatable, items: 0 };
}

/** The context of a string: `name`, `name[0]` in an array, `name[one]` in plurals; undefined for other resources. */
function buildContext(scanner: XmlScanner, resource: Resource): string | undefined {
  if (!resource.isTranslatable) return undefined;
  const { name, path } = scanner;
  if (path.length === 2) {
    const isString = name === "item" && scanner.attribute("type") === "string";
    return name === "string" || isString ? resource.name : undefined;
  }
  if (path.length !== 3 || name !== "item") return undefined;
  if (path[1] === "plurals") return `${resource.name}[${scanner.attribute("quantity") ?? ""}]`;
  return path[1] === "string-array" ? `${resource.name}[${resource.items++}]` : undefined;
}
