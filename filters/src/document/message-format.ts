/** A message with an argument of Java's MessageFormat, in which an apostrophe quotes. */
const javaArgument = /\{\s*\d+\s*[,}]/;
/** Braces that are quoted, so that they are text. */
const quotedBraces = /'[{}](?:[^']|'')*'/g;

/**
 * Whether the values of a file are messages of `java.text.MessageFormat`. In messages with arguments, a literal
 * apostrophe is doubled. If a text with arguments contains a single apostrophe, the file has another format.
 */
export function areJavaMessages(values: readonly string[]): boolean {
  const withArguments = values.filter((value) => javaArgument.test(value));
  if (withArguments.length === 0) return false;
  if (withArguments.some((value) => value.includes("''"))) return true;
  return withArguments.every((value) => !value.replace(quotedBraces, "").includes("'"));
}

/** A message as translators see it, and the function that writes it in the form of the file. */
export interface JavaMessage {
  text: string;
  escape(text: string): string;
}

/** Reads a message's apostrophes: doubled ones are text, those around braces syntax. Undefined for any other value. */
export function javaMessage(value: string, areMessages: boolean): JavaMessage | undefined {
  if (!areMessages || !(javaArgument.test(value) || value.includes("''"))) return undefined;
  const quotations = [...new Set(value.replaceAll("''", "\0").match(quotedBraces) ?? [])].map((quotation) =>
    quotation.replaceAll("\0", "''"),
  );
  const each = (text: string, write: (text: string) => string): string => {
    const at = quotations.length === 0 ? -1 : text.search(/'[{}]/);
    const quotation = at < 0 ? undefined : quotations.find((known) => text.startsWith(known, at));
    if (quotation === undefined) return write(text);
    return write(text.slice(0, at)) + quotation + each(text.slice(at + quotation.length), write);
  };
  return {
    text: each(value, (text) => text.replaceAll("''", "'")),
    escape: (text) => each(text, (plain) => plain.replace(/''?/g, "''")),
  };
}

/** An argument in the syntax of ICU's MessageFormat, which occurs in no other format. */
const icuArgument =
  /\{\s*[\p{L}\p{N}_][\p{L}\p{N}_.-]*\s*,\s*(?:number|date|time|list|spellout|ordinal|duration|plural|selectordinal|select)\s*[,}]/u;
/** An odd number of apostrophes before a brace. The last one quotes, because `''` is a literal apostrophe. */
const apostropheBeforeBrace = /(?<!')(?:'')*'(?=[{}])/;
const everyApostropheBeforeBrace = new RegExp(apostropheBeforeBrace, "g");

/**
 * Doubles apostrophes before braces in the translation of an ICU message, where a single one would quote. If the source
 * contains quotations, those of the translation are kept.
 */
export function escapeIcu(source: string, text: string): string {
  if (!source.includes("{") || !/'[{}]/.test(text)) return text;
  if (!icuArgument.test(source) || apostropheBeforeBrace.test(source)) return text;
  return text.replace(everyApostropheBeforeBrace, "$&'");
}
