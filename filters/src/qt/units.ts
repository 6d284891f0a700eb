import type { MessageForms } from "../document/message.ts";
import { applyEdits, type Edit, type Span } from "../document/translatable-span.ts";
import type { Unit } from "../document/unit.ts";
import { localeName, primaryLanguage } from "../languages.ts";
import { findAttribute } from "../xml/elements.ts";
import { decodeText, escapeText } from "../xml/references.ts";
import { attributeEdits, openingTag, type TagLocation } from "../xml/tags.ts";
import type { QtMessage, QtTranslation } from "./read.ts";

/** The units of a message: its forms or its text; [] if it contains elements other than control characters. */
export function messageUnits(
  text: string,
  { source, translation, context, notes }: QtMessage,
): (Unit | MessageForms)[] {
  const decoded = source && readText(text.slice(source.start, source.end));
  if (decoded === undefined || decoded.trim() === "" || !translation) return [];
  const { tag, content, forms, end } = translation;
  const lineEnd = text.slice(source?.start, source?.end).includes("\r\n") ? "\r\n" : "\n";
  const note = notes.filter((each) => each !== "").join("\n");
  const state = findAttribute(tag, "type");
  const typeEdits = (type: string | undefined) => attributeEdits(text, tag, { type });
  const isEmptyTag = forms.length === 0 && content.end === end;
  const units = (forms.length > 0 ? forms : [content]).flatMap((form): Unit[] => {
    const target = readText(text.slice(form.start, form.end));
    if (target === undefined) return [];
    return [
      {
        ...(isEmptyTag ? emptyTag(text, translation, typeEdits(undefined)) : elementLocation(text, form)),
        text: decoded,
        target,
        escape: (written) => writeText(written, lineEnd),
        ...(note && { note }),
        ...(context !== "" && { context }),
        ...(state !== undefined && { state }),
      },
    ];
  });
  if (isEmptyTag || units.length === 0) return units;
  return [{ units, text, whenWhole: typeEdits(undefined), whenPartial: typeEdits("unfinished") }];
}

type Location = Span & { finish: (markup: string) => string };

function emptyTag(text: string, { tag, end }: QtTranslation, edits: Edit[]): Location {
  const opening = openingTag(applyEdits(text.slice(tag.start, tag.end), edits, tag.start));
  return { start: tag.start, end, finish: (markup) => `${opening}${markup}</translation>` };
}

/** The span of a form's content; if the form is an empty tag, of the whole tag. */
function elementLocation(text: string, { start, end, element }: Span & { element?: Span }): Location {
  if (!element || element.end !== end) return { start, end, finish: (markup) => markup };
  const opening = openingTag(text.slice(element.start, element.end));
  const name = /^<([\w:.-]+)/.exec(opening)?.[1] ?? "";
  return { ...element, finish: (markup) => `${opening}${markup}</${name}>` };
}

const byte = /<byte\s+value\s*=\s*["'](?:x([\da-fA-F]{1,6})|(\d{1,7}))["']\s*(?:\/>|>\s*<\/byte>)/g;

/** The text of a content whose control characters are elements; undefined when it has other elements. */
function readText(raw: string): string | undefined {
  if (!raw.includes("<")) return decodeText(raw);
  const parts: string[] = [];
  let end = 0;
  for (const { 0: whole, 1: hex, 2: decimal, index } of raw.matchAll(byte)) {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    parts.push(raw.slice(end, index), code <= 0x10ffff ? String.fromCodePoint(code) : "");
    end = index + whole.length;
  }
  parts.push(raw.slice(end));
  const isText = parts.every((part, index) => index % 2 === 1 || !part.includes("<"));
  return isText ? parts.map((part, index) => (index % 2 === 1 ? part : decodeText(part))).join("") : undefined;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\0-\x08\x0B\x0C\x0E-\x1F]/g;

function writeText(text: string, lineEnd: string): string {
  const escaped = escapeText(text.toWellFormed().replace(/[\uFFFE\uFFFF]/g, ""));
  return escaped
    .replaceAll("\n", lineEnd)
    .replace(control, (sign) => `<byte value="x${sign.charCodeAt(0).toString(16)}"/>`);
}

/** Declares the target language, unless the file already declares it. */
export function languageEdits(text: string, root: TagLocation, targetLanguage: string | undefined): Edit[] {
  if (targetLanguage === undefined || root.end === 0) return [];
  const language = findAttribute(root, "language");
  if (language !== undefined && primaryLanguage(language) === primaryLanguage(targetLanguage)) return [];
  return attributeEdits(text, root, { language: localeName(targetLanguage) });
}
