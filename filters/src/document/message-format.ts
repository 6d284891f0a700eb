/** A message with an argument of Java's MessageFormat, in which an apostrophe quotes. */
const javaArgument = /\{\s*\d+\s*[,}]/;
/** Braces that are quoted, so that they are text. */
const quotedBraces = /'[{}](?:[^']|'')*'/g;

/**
 * Whether the values of a file are messages of `java.text.MessageFormat`. If they have arguments, a literal apostrophe
 * is doubled. A file with a single one next to arguments has another format.
 */
export function areJavaMessages(values: readonly string[]): boolean {
  const withArguments = values.filter((value) => javaArgument.test(value));
  if (withArguments.length === 0) return false;
  if (withArguments.some((value) => value.includes("''"))) return true;
  return withArguments.every((value) => !value.replace(quotedBraces, "").includes("'"));
}

/** A message in the form for translators, and in the form of the file. */
export interface JavaMessage {
  text: string;
  escape(text: string): string;
}

/**
 * Reads the apostrophes of a message: doubled ones are text, those around braces are syntax.
 *
 * @param areMessages the result of `areJavaMessages` for the file
 * @returns undefined when the value isn't a message
 */
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

/** An argument of ICU's MessageFormat that no other syntax has. */
const icuArgument =
  /\{\s*[\p{L}\p{N}_][\p{L}\p{N}_.-]*\s*,\s*(?:number|date|time|list|spellout|ordinal|duration|plural|selectordinal|select)\s*[,}]/u;
/** An odd number of apostrophes before a brace, so the last one quotes: `''` is a literal apostrophe. */
const apostropheBeforeBrace = /(?<!')(?:'')*'(?=[{}])/;
const everyApostropheBeforeBrace = new RegExp(apostropheBeforeBrace, "g");

/**
 * The translation of an ICU message, in which an apostrophe quotes only before a brace, where a literal one is doubled.
 * If the source has quotations, the translation has its own.
 */
export function escapeIcu(source: string, text: string): string {
  if (!text.includes("'") || !/'[{}]/.test(text)) return text;
  if (!icuArgument.test(source) || apostropheBeforeBrace.test(source)) return text;
  return text.replace(everyApostropheBeforeBrace, "$&'");
}
