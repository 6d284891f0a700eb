import { defineOptions, type OptionsOf } from "../options.ts";

// biome-ignore format: a list of names
const inline = [
  "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "br", "button", "cite", "code", "data", "del", "dfn", "em", "font", "i",
  "img", "input", "ins", "kbd", "label", "mark", "meter", "output", "progress", "q", "rb", "rp", "rt", "rtc", "ruby", "s", "samp", "small",
  "span", "strike", "strong", "sub", "sup", "svg", "math", "time", "tt", "u", "var", "wbr",
];

/** Source: WAI-ARIA 1.3, section 6.3 "Translatable States and Properties". */
const ariaAttributes = "label description placeholder roledescription valuetext"
  .split(" ")
  .map((name) => `aria-${name}`);

export const htmlOptions = defineOptions({
  attributes: {
    default: ["alt", "title", "placeholder", "label", "summary", ...ariaAttributes],
    description: "Attributes to translate",
  },
  inline: { default: inline, description: "Elements that can be inside a sentence; all others end it" },
  protect: {
    default: ["code", "kbd", "samp", "var", "svg", "math"],
    description: "Inline elements whose content isn't translated; each is one tag in the sentence",
  },
});

export type HtmlOptions = OptionsOf<typeof htmlOptions>;
