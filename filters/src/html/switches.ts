import { getPrimaryLanguage } from "../languages.ts";

/** Matches the tags of `switch` elements, and the languages of content. */
const switchPattern = /<\/?(?:[\w.-]+:)?switch(?![\w.:-])|\ssystemLanguage\s*=\s*["']([^"']*)/g;

/** The primary languages of a list with commas. */
export const listLanguages = (languages: string): string[] =>
  languages.split(",").map((each) => getPrimaryLanguage(each.trim()));

/**
 * The offsets of the `switch` elements with content in a language, which is then shown instead of other content.
 * Source: W3C, SVG 2, section 5.10.3.
 */
export function findSwitches(text: string, language: string): ReadonlySet<number> {
  const matches = new Set<number>();
  const open: number[] = [];
  for (const { 0: match, 1: languages, index } of text.matchAll(switchPattern)) {
    const around = open.at(-1);
    if (match.startsWith("</")) open.pop();
    else if (languages === undefined) open.push(index);
    else if (around !== undefined && listLanguages(languages).includes(language)) matches.add(around);
  }
  return matches;
}
