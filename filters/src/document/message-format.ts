import type { Span } from "./translatable-span.ts";

/** A message with an argument of Java's MessageFormat, in which an apostrophe quotes. */
const javaArgumentPattern = /\{\s*\d+\s*[,}]/;
/** Braces that are quoted, so that they are text. Words before them belong to the quotation if no argument begins. */
const quotedPattern = /'(?:[{}]|[^'{}]*\{(?!\s*\d+\s*[,}]))(?:[^']|'')*'/g;
const beginsWithWords = (quotation: string) => !/^'[{}]/.test(quotation);

/**
 * Whether the values of a file are messages of `java.text.MessageFormat`. In messages with arguments, a literal
 * apostrophe is doubled. If a text with arguments contains a single apostrophe, the file has another format.
 */
export function areJavaMessages(values: readonly string[]): boolean {
  const withArguments = values.filter((value) => javaArgumentPattern.test(value));
  if (withArguments.length === 0) return false;
  if (withArguments.some((value) => value.includes("''"))) return true;
  // In `don't {name}'s`, the apostrophes belong to words.
  const leave = (quotation: string, at: number, value: string) =>
    beginsWithWords(quotation) && /[\p{L}\p{N}]/u.test(value.charAt(at - 1)) ? quotation : "";
  return withArguments.every((value) => !value.includes("'") || !value.replace(quotedPattern, leave).includes("'"));
}

/** A message as translators see it, and the function that writes it in the form of the file. */
interface JavaMessage {
  text: string;
  escape(text: string): string;
}

/** Reads a message with an argument or a doubled apostrophe; undefined for any other value. */
export const readJavaMessage = (value: string, areMessages: boolean): JavaMessage | undefined =>
  areMessages && (javaArgumentPattern.test(value) || value.includes("''")) ? readApostrophes(value) : undefined;

/** Reads a message's apostrophes: doubled ones are text, those around braces syntax. */
function readApostrophes(value: string): JavaMessage {
  const marked = value.replaceAll("''", "\0");
  const quoted = marked.includes("'") ? marked.match(quotedPattern) : undefined;
  const quotations = (quoted ?? []).map((it) => it.replaceAll("\0", "''"));
  const known = new Set(quotations);
  const hasWords = quotations.some(beginsWithWords);
  const each = (text: string, write: (text: string) => string): string => {
    if (known.size === 0) return write(text);
    let written = "";
    let from = 0;
    for (const { 0: quotation, index } of text.matchAll(quotedPattern)) {
      if (!known.has(quotation) && !(hasWords && beginsWithWords(quotation))) continue;
      written += write(text.slice(from, index)) + quotation;
      from = index + quotation.length;
    }
    return written + write(text.slice(from));
  };
  // A translation may also double its apostrophes, unless the source has two of them.
  const apostrophePattern = value.includes("''''") ? /'/g : /''?/g;
  return {
    text: each(value, (text) => text.replaceAll("''", "'")),
    escape: (text) => (text.includes("'") ? each(text, (plain) => plain.replace(apostrophePattern, "''")) : text),
  };
}

interface MessageUnit {
  text: unknown;
  escape(text: string): string;
}

/** The units of a file as translators see them, if its texts are messages of Java. */
export function readJavaMessages<Unit extends MessageUnit>(file: string, units: readonly Unit[]): readonly Unit[] {
  if (!file.includes("{") || !areJavaMessages(units.map(({ text }) => String(text)))) return units;
  return units.map((unit) => {
    const message = readJavaMessage(String(unit.text), true);
    return message ? applyMessage(unit, message) : unit;
  });
}

const applyMessage = <Unit extends MessageUnit>(unit: Unit, message: JavaMessage): Unit => {
  return { ...unit, text: message.text, escape: (target) => unit.escape(message.escape(target)) };
};

const doubledApostrophePattern = /\p{L}''\p{L}/u;

/** The units of messages of Flutter, which double all apostrophes if one of them does. Source: `use-escaping`. */
export const readFlutterMessages = <Unit extends MessageUnit>(units: readonly Unit[]): readonly Unit[] =>
  units.some(({ text }) => doubledApostrophePattern.test(String(text)))
    ? units.map((unit) => applyMessage(unit, readApostrophes(String(unit.text))))
    : units;

/** An argument in the syntax of ICU's MessageFormat, but not a name of Angular or, as in `{{n, number}}`, of i18next. */
const icuArgumentPattern =
  /(?<!\{)\{\s*(?!VAR_(?:PLURAL|SELECT))[\p{L}\p{N}_][\p{L}\p{N}_.-]*\s*,\s*(?:number|date|time|list|spellout|ordinal|duration|plural|selectordinal|select)\s*[,}]/u;
/**
 * An odd number of apostrophes before a brace, the number of a plural, or, as in FormatJS, a tag. The last one quotes,
 * because `''` is a literal apostrophe.
 */
const quotingApostrophePattern = /(?<!')(?:'')*'(?=[{}<])/g;
const pluralPattern = /,\s*(?:plural|selectordinal)\s*,/;
/** In a plural, an apostrophe also quotes the number. */
const quotingInPluralPattern = /(?<!')(?:'')*'(?=[{}<#])/g;

/**
 * Doubles apostrophes before braces and tags in the translation of an ICU message, where a single one would quote. All
 * outside quotations are doubled if the source has a doubled one and a numbered argument, as in Java. If the source of
 * another message contains quotations, those of the translation are kept.
 */
export const escapeIcu = (source: string, text: string): string =>
  text.includes("'") && source.includes("{") ? findEscape(source)(text) : text;

/** `escapeIcu` for several texts of a message, which is read only once, and only if a text has an apostrophe. */
export function createIcuEscape(source: string): (text: string) => string {
  let escapeText: ((text: string) => string) | undefined;
  return (text) => {
    if (!text.includes("'")) return text;
    escapeText ??= findEscape(source);
    return escapeText(text);
  };
}

/** If a file has messages of ICU, as those of FormatJS, all its texts are such, also those with only `{name}` or tags. */
export function escapeMessages<Unit extends MessageUnit>(file: string, units: readonly Unit[]): readonly Unit[] {
  const areMessages = file.includes('"defaultMessage"') || icuArgumentPattern.test(file);
  for (const unit of areMessages ? units : []) {
    const { text, escape: escapeText } = unit;
    if (typeof text === "string" && /[{<]/.test(text))
      unit.escape = (target) => escapeText(target.includes("'") ? findEscape(text, true)(target) : target);
  }
  return units;
}

/** A function that doubles the apostrophes of a translation. */
function findEscape(source: string, isMessage = false): (text: string) => string {
  const hasDoubled = source.includes("{") && doubledApostrophePattern.test(source);
  const isJava = hasDoubled && javaArgumentPattern.test(source) && !source.includes("''''");
  if (isJava && !source.replaceAll("''", "").replace(quotedPattern, "").includes("'"))
    return readJavaMessage(source, true)?.escape ?? keep;
  const quotingPattern = pluralPattern.test(source) ? quotingInPluralPattern : quotingApostrophePattern;
  if (!(isMessage || hasDoubled || icuArgumentPattern.test(source)) || source.search(quotingPattern) >= 0) return keep;
  return (text) => text.replace(quotingPattern, "$&'");
}

const keep = (text: string): string => text;

/** The start of a message of MessageFormat 2 with declarations or variants. */
const complexMessagePattern = /^\s*\.(?:input\s*\{|(?:local|match)\s+\$)/;
const quotedPatternPattern = /\{\{(?:\\[\\{|}]|\{[^{}]*\}|[^{}\\])*\}\}/g;

/** The contents of the quoted patterns, `{{…}}`, of a complex message. Source: Unicode LDML, part 9, MessageFormat. */
export const findQuotedPatterns = (text: string): Span[] =>
  complexMessagePattern.test(text)
    ? Array.from(text.matchAll(quotedPatternPattern), ({ index, 0: { length } }) => {
        return { start: index + 2, end: index + length - 2 };
      })
    : [];
