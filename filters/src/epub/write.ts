import type { Edit, Span } from "../document/translatable-span.ts";
import { escapeAttribute, holdable } from "../xml/references.ts";

/**
 * What makes the language that an element or an attribute names the target's. Documents are written as XHTML is, all
 * other texts as strings of XML.
 */
export function languageEdit({ start, end }: Span, targetLanguage: string): Edit {
  return { start, end, text: escapeAttribute(targetLanguage) };
}

/** A text as the value of an attribute, which may stand between quotes or apostrophes. */
export const attributeText = (text: string): string => escapeAttribute(holdable(text)).replaceAll("'", "&apos;");
