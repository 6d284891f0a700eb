import { textFilter } from "../document/text-filter.ts";
import { htmlReference } from "../html/write.ts";
import { frontMatterOf } from "./front-matter.ts";
import { markdownOptions } from "./options.ts";
import { readMarkdown } from "./read.ts";

/** Markdown: CommonMark with tables, tasks, footnotes and front matter. Code is left alone. */
export const markdown = textFilter({
  name: "markdown",
  title: "Markdown",
  extensions: [".md", ".markdown"],
  options: markdownOptions,
  read(text, { options, limits }) {
    const { units, end } = frontMatterOf(text, options.frontMatter, limits);
    return { parts: [...units, ...readMarkdown(text, { from: end, html: options.html, depth: limits.depth })] };
  },
  reference: htmlReference,
});
