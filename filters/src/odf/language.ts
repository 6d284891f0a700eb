import type { Edit } from "../document/translatable-span.ts";
import type { FilterSettings } from "../filter.ts";
import { getPrimaryLanguage, parseTag } from "../languages.ts";
import { createAttributeEdits, type TagLocation } from "../xml/tags.ts";

/** The attributes with the language of each group of scripts. */
const groups: Readonly<Record<string, readonly [language: string, country: string]>> = {
  western: ["fo:language", "fo:country"],
  asian: ["style:language-asian", "style:country-asian"],
  complex: ["style:language-complex", "style:country-complex"],
};

const asian = new Set(["Hans", "Hant", "Hani", "Jpan", "Kore"]);
const western = new Set(["Latn", "Cyrl", "Grek", "Armn", "Geor"]);

/**
 * Replaces the source language in the properties of text with the target language. For a target in Asian or complex
 * scripts, the language for that group of scripts is always replaced.
 */
export function createLanguageEdits(
  text: string,
  tag: TagLocation,
  { sourceLanguage, targetLanguage }: Pick<FilterSettings, "sourceLanguage" | "targetLanguage">,
): Edit[] {
  const target = targetLanguage === undefined ? undefined : parseTag(targetLanguage);
  if (!target) return [];
  const script = target.maximize().script ?? "Latn";
  const group = western.has(script) ? "western" : asian.has(script) ? "asian" : "complex";
  const [language, country] = groups[group] as readonly [string, string];
  const named = tag.attributes.find(({ name }) => name === language)?.value;
  if (named === undefined) return [];
  if (group === "western" && getPrimaryLanguage(named) !== getPrimaryLanguage(sourceLanguage)) return [];
  return createAttributeEdits(text, tag, { [language]: target.language, [country]: target.region ?? "none" });
}
