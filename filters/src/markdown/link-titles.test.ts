import { expect, test } from "vitest";
import { settingsFor } from "../filter.ts";
import { markdown } from "./index.ts";

function translate(text: string, change = (source: string) => source.toUpperCase()) {
  const { segments, merge } = markdown.extract(
    new TextEncoder().encode(text),
    settingsFor(markdown, { sourceLanguage: "en" }),
  );
  const write = (targets: (string | undefined)[]) => new TextDecoder().decode(merge(targets));
  const titles = segments.filter(({ context }) => context === "title").map(({ source }) => source);
  expect(write(segments.map(({ source }) => source))).toBe(text);
  return {
    titles,
    file: write(segments.map(({ source, context }) => (context === "title" ? change(source) : undefined))),
  };
}

test.each([
  ["a link", 'See [it](u "the title").', 'See [it](u "THE TITLE").'],
  ["a picture with a size and attributes", "![x](u 'it\\'s' =1x2){ width=3 }", "![x](u 'IT\\'S' =1x2){ width=3 }"],
  ["a link without an address", 'A [b]( "c")', 'A [b]( "C")'],
  ["a cell", '| a [b](u "c \\| d") |\n|---|', '| a [b](u "C \\| D") |\n|---|'],
  ["a line of a quote", '> a [b](u\n> "c d") e', '> a [b](u\n> "C D") e'],
  ["a definition in the next line", "A [b].\n\n[b]: u\n  'c \"d\"'\n", "A [b].\n\n[b]: u\n  'C \"D\"'\n"],
  ["a definition with escapes", 'A [b].\n\n[b]: u\n "c \\"d\\""\n', 'A [b].\n\n[b]: u\n "C \\"D\\""\n'],
  ["a definition on several lines", 'A [b].\n\n[b]:\n  u\n  "c \n  d"\n', 'A [b].\n\n[b]:\n  u\n  "C D"\n'],
  ["a definition that ends below", "A [b].\n\n[b]: u (c\nd)\n[e]: f\n", "A [b].\n\n[b]: u (C D)\n[e]: f\n"],
  ["a definition", "A [b].\n\n[b]: <u v> (c)\n", "A [b].\n\n[b]: <u v> (C)\n"],
])("the title of %s is a text", (_, text, translated) => {
  expect(translate(text).file).toBe(translated);
});

test("signs that would end a title or be markup are escaped in it", () => {
  expect(translate('[a](u "b")', () => 'x "y" \\ `z` < &amp;\nb').file).toBe(
    '[a](u "x \\"y\\" \\\\ \\`z\\` \\< \\&amp; b")',
  );
});

test.each([
  '[a](<b "c">)',
  '[a](u\u00A0"c")',
  "[a](b.md ':include :type=code') ![c](d ':size=50%')",
  '[a](u "12")',
  'A [b].\n\n[b]: "quoted"\n',
  '[^1]: A note\n[b]: u "c"\n\nA [b].',
  "> A [b].\n>\n> [b]: u 'c\n> d'\n",
  "[//]: # (a comment)\n[comment]: <> (another)\n\n[//]: # 'a third'\n\nA",
])("no title is in %j", (text) => {
  expect(translate(text).titles).toEqual([]);
});
