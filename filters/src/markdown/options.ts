import { htmlOptions } from "../html/options.ts";
import type { OptionSchema } from "../options.ts";

export type MarkdownOptions = {
  frontMatter: readonly string[];
  html: boolean;
};

export const markdownOptions: OptionSchema<MarkdownOptions> = {
  frontMatter: {
    default: ["title", "description", "sidebar_label"],
    description: "Keys of the front matter whose values are translated; * is anything",
  },
  html: { default: true, description: "Translate the text in blocks of HTML" },
};

export type MdxOptions = {
  frontMatter: readonly string[];
  attributes: readonly string[];
};

export const mdxOptions: OptionSchema<MdxOptions> = {
  frontMatter: markdownOptions.frontMatter,
  attributes: {
    default: [...htmlOptions.attributes.default, "caption", "description", "heading", "subtitle", "tooltip"],
    description: "Attributes to translate, where their values are strings in quotes",
  },
};
