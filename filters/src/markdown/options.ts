import { htmlOptions } from "../html/options.ts";
import { defineOptions } from "../options.ts";

const defaultKeys = "title description sidebar_label pagination_label linkTitle summary sidebar.label";
const keysOfHomePages =
  "hero.title hero.text hero.tagline hero.image.alt hero.actions.*.text features.*.title features.*.details features.*.linkText";

export const markdownOptions = defineOptions({
  frontMatter: {
    default: `${defaultKeys} ${keysOfHomePages}`.split(" "),
    description: "Front matter defaultKeys whose values are translated; * matches anything",
  },
  html: { default: true, description: "Translate the text in HTML blocks" },
});

export const mdxOptions = defineOptions({
  frontMatter: markdownOptions.frontMatter,
  attributes: {
    default: [...htmlOptions.attributes.default, "caption", "description", "heading", "subtitle", "tooltip"],
    description: "Attributes to translate, if their values are quoted strings",
  },
});
