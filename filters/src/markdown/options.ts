import { htmlOptions } from "../html/options.ts";
import { defineOptions, type OptionsOf } from "../options.ts";

export const markdownOptions = defineOptions({
  frontMatter: {
    default: ["title", "description", "sidebar_label"],
    description: "Keys of the front matter whose values are translated; * is anything",
  },
  html: { default: true, description: "Translate the text in blocks of HTML" },
});

export type MarkdownOptions = OptionsOf<typeof markdownOptions>;

export const mdxOptions = defineOptions({
  frontMatter: markdownOptions.frontMatter,
  attributes: {
    default: [...htmlOptions.attributes.default, "caption", "description", "heading", "subtitle", "tooltip"],
    description: "Attributes to translate, where their values are strings in quotes",
  },
});

export type MdxOptions = OptionsOf<typeof mdxOptions>;
