import { describeUntranslated, joinNotes } from "../document/left-alone.ts";
import { createTextFilter } from "../document/text-filter.ts";
import type { Edit } from "../document/translatable-span.ts";
import { formats } from "../formats.ts";
import { htmlOptions } from "../html/options.ts";
import { hiddenHtml } from "../html/read.ts";
import { htmlReference } from "../html/write.ts";
import { defineOptions } from "../options.ts";
import { readFrontMatter } from "./front-matter.ts";
import { JsxReader } from "./mdx/jsx.ts";
import { readHtmlBlock, readMarkdown } from "./read.ts";

const defaultKeys =
  "title subtitle description abstract excerpt sidebar_label pagination_label linkTitle summary sidebar.label sidebar.badge sidebar.badge.text banner.content";
const keysOfHomePages =
  "hero.title hero.text hero.tagline hero.image.alt hero.actions.*.text features.*.title features.*.details features.*.linkText";

const markdownOptions = defineOptions({
  frontMatter: {
    default: `${defaultKeys} ${keysOfHomePages}`.split(" "),
    description: "Front matter keys whose values are translated; * matches anything",
  },
  html: { default: true, description: "Translate the text in HTML blocks" },
});

const mdxOptions = defineOptions({
  frontMatter: markdownOptions.frontMatter,
  attributes: {
    default: [...htmlOptions.attributes.default, "caption", "description", "heading", "subtitle", "tooltip"],
    description: "Attributes to translate, if their values are quoted strings",
  },
});

/** Markdown: CommonMark with tables, tasks, footnotes and front matter. Code is skipped. */
export const markdown = createTextFilter({
  ...formats.markdown,
  options: markdownOptions,
  isOftenLegacy: true,
  read(text, settings) {
    const edits: Edit[] = [];
    const hidden: number[] = [];
    const html = settings.options.html
      ? (lines: Parameters<typeof readHtmlBlock>[1]) => readHtmlBlock(text, lines, settings, edits, hidden)
      : undefined;
    const left: number[] = [];
    const leave = (at: number) => left.push(at);
    const front = readFrontMatter(text, settings.options.frontMatter, settings, edits, leave);
    const parts = readMarkdown(text, { front, settings, leave, ...(html && { html }) });
    const readingNote = () =>
      joinNotes(describeUntranslated(unknownMarkup, text, left), describeUntranslated(hiddenHtml, text, hidden));
    return { parts, edits, readingNote };
  },
  reference: htmlReference,
});

/** MDX 3: like Markdown, with JSX instead of HTML. Imports, exports, expressions and tags are skipped. */
export const mdx = createTextFilter({
  ...formats.mdx,
  options: mdxOptions,
  read(text, settings) {
    const edits: Edit[] = [];
    const jsx = new JsxReader(text, settings.options.attributes);
    const left: number[] = [];
    const leave = (at: number) => left.push(at);
    const front = readFrontMatter(text, settings.options.frontMatter, settings, edits, leave);
    const parts = readMarkdown(text, { front, settings, jsx, leave });
    return { parts, edits, readingNote: () => describeUntranslated(unknownMarkup, text, left) };
  },
  reference: htmlReference,
});

const unknownMarkup = "Markup that isn't known or isn't closed";
