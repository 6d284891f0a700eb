import { textFilter } from "../document/text-filter.ts";
import type { Unit } from "../document/unit.ts";
import type { Settings } from "../filter.ts";
import { formats } from "../formats.ts";
import { htmlReference } from "../html/write.ts";
import { frontMatterOf } from "./front-matter.ts";
import { type MarkdownOptions, markdownOptions } from "./options.ts";
import { readMarkdown } from "./read.ts";

/** Markdown: CommonMark with tables, tasks, footnotes and front matter. Code is left alone. */
export const markdown = textFilter({
  ...formats.markdown,
  options: markdownOptions,
  read: (text, settings) => ({ parts: unitsOf(text, settings) }),
  reference: htmlReference,
});

function* unitsOf(text: string, { options, limits }: Settings<MarkdownOptions>): Generator<Unit> {
  const { units, end } = frontMatterOf(text, options.frontMatter, limits);
  yield* units;
  yield* readMarkdown(text, { from: end, html: options.html, depth: limits.depth });
}
