import type { MessageForms } from "../document/message.ts";
import { applyEdits, type Edit, type Span } from "../document/translatable-span.ts";
import type { Unit } from "../document/unit.ts";
import { formatLocaleName, getPrimaryLanguage } from "../languages.ts";
import { findAttribute } from "../xml/elements.ts";
import { escapeText } from "../xml/references.ts";
import { readCharacters } from "../xml/strings.ts";
import { createAttributeEdits, findOpeningTag, type TagLocation } from "../xml/tags.ts";
import type { QtMessage, QtTranslation } from "./read.ts";

/** @param left receives the contexts of messages that contain elements other than control characters */
export function* buildUnits(
  text: string,
  messages: readonly QtMessage[],
  left: Set<string>,
): Generator<Unit | MessageForms> {
  const write = rawQuotePattern.test(text) ? writeText : writeReferences;
  for (const message of messages) yield* messageUnits(text, message, left, write);
}

const rawQuotePattern = />[^<>"']*["']/;

/** The units of a message: its forms or its text. */
function messageUnits(
  text: string,
  { source, translation, context, notes }: QtMessage,
  left: Set<string>,
  write: (text: string) => string,
): (Unit | MessageForms)[] {
  if (!source || !translation) return [];
  const read = ({ start, end }: Span) => {
    const content = readText(text.slice(start, end));
    if (content === undefined) left.add(context);
    return content;
  };
  const decoded = read(source);
  if (decoded === undefined || decoded.trim() === "") return [];
  const hasReturns = text.slice(source.start, source.end).includes("\r\n");
  const escapeLines = hasReturns ? (target: string) => write(target).replaceAll("\n", "\r\n") : write;
  const note = notes.filter((each) => each !== "").join("\n");
  const { tag, content, forms } = translation;
  const state = findAttribute(tag, "type");
  const buildUnit = (form: Form): Unit[] => {
    const target = read(form);
    if (target === undefined) return [];
    const location = form.element ? locateForm(text, form, form.element) : locateTranslation(text, translation, state);
    const isCopy = state !== undefined && target === decoded;
    const unit: Unit = { ...location, text: decoded, target: isCopy ? "" : target, escape: escapeLines };
    if (note) unit.note = note;
    if (context !== "") unit.context = context;
    if (state !== undefined) unit.state = state;
    return [unit];
  };
  if (forms.length === 0) return buildUnit(content);
  const units = forms.flatMap(buildUnit);
  if (units.length === 0) return [];
  const markEdits = (isWhole: boolean) => createAttributeEdits(text, tag, { type: isWhole ? undefined : "unfinished" });
  return [{ start: tag.start, end: translation.end, units, text, markEdits }];
}

type Form = Span & { element?: Span };
type Location = Span & Pick<Unit, "finish">;

/** The span of a translation without forms, with its tag: an empty translation is unfinished. */
function locateTranslation(text: string, { tag, content, end }: QtTranslation, state: string | undefined): Location {
  const { start } = tag;
  const raw = text.slice(start, tag.end);
  const whole = findOpeningTag(applyEdits(raw, createAttributeEdits(text, tag, { type: undefined }), start));
  const empty = state === "unfinished" ? findOpeningTag(raw) : `${whole.slice(0, -1)} type="unfinished">`;
  const closing = content.end === end ? "</translation>" : "";
  const finish = (markup: string) => (markup.trim() === "" ? empty : whole) + markup + closing;
  return { start, end: content.end, finish };
}

/** The span of a form's content; if the form is an empty tag, of the whole tag. */
function locateForm(text: string, { start, end }: Span, element: Span): Location {
  if (element.end !== end) return { start, end };
  const opening = findOpeningTag(text.slice(element.start, element.end));
  const name = /^<([\w:.-]+)/.exec(opening)?.[1] ?? "";
  return { ...element, finish: (markup) => `${opening}${markup}</${name}>` };
}

const bytePattern = /<byte\s+value\s*=\s*["'](?:x([\da-fA-F]{1,6})|(\d{1,7}))["']\s*(?:\/>|>\s*<\/byte>)/g;

/** The text of a content whose control characters are elements; undefined when it has other elements. */
const readText = (raw: string): string | undefined =>
  readCharacters(
    raw.replace(bytePattern, (_, hex, decimal) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? escapeText(String.fromCodePoint(code)) : "";
    }),
  );

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for them
const controlPattern = /[\0-\x08\x0B\x0C\x0E-\x1F]/g;

const createWriter = (refer: (text: string) => string) => (text: string) =>
  refer(escapeText(text.toWellFormed().replace(/[\uFFFE\uFFFF]/g, ""))).replace(
    controlPattern,
    (sign) => `<byte value="x${sign.charCodeAt(0).toString(16)}"/>`,
  );

const writeText = createWriter((text) => text);

const quotes: Readonly<Record<string, string>> = { '"': "&quot;", "'": "&apos;" };

/** As Qt Linguist does, writes quotes and special blanks as references. */
const writeReferences = createWriter((text) =>
  text.replace(/["']|[^\S\0-\x7F]/g, (sign) => quotes[sign] ?? `&#x${sign.charCodeAt(0).toString(16)};`),
);

/** Declares the target language, unless the file already declares it. */
export function languageEdits(text: string, root: TagLocation, targetLanguage: string | undefined): Edit[] {
  if (targetLanguage === undefined || root.end === 0) return [];
  const language = findAttribute(root, "language");
  if (language !== undefined && getPrimaryLanguage(language) === getPrimaryLanguage(targetLanguage)) return [];
  return createAttributeEdits(text, root, { language: formatLocaleName(targetLanguage) });
}
