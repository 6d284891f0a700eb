import { textFilter } from "../document/text-filter.ts";
import type { Edit } from "../document/translatable-span.ts";
import type { Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import { formats } from "../formats.ts";
import { htmlReference } from "../html/write.ts";
import { readFrontMatter } from "./front-matter.ts";
import { type MarkdownOptions, markdownOptions } from "./options.ts";
import { readMarkdown } from "./read.ts";

/** Markdown: CommonMark with tables, tasks, footnotes and front matter. Code is left alone. */
export const markdown = textFilter({
  ...formats.markdown,
  options: markdownOptions,
  isOftenLegacy: true,
  read(text, settings) {
    const edits: Edit[] = [];
    return { parts: readUnits(text, settings, edits), edits };
  },
  reference: htmlReference,
});

function* readUnits(text: string, settings: FilterSettings<MarkdownOptions>, edits: Edit[]): Generator<Unit> {
  const { options, limits } = settings;
  const { units, end } = readFrontMatter(text, options.frontMatter, limits);
  yield* units;
  yield* readMarkdown(text, { from: end, settings, edits });
}
