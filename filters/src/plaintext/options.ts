import type { OptionSchema } from "../options.ts";

export type PlainTextOptions = {
  encoding: string;
  paragraphs: string;
};

export const plainTextOptions: OptionSchema<PlainTextOptions> = {
  encoding: { default: "utf-8", format: "encoding", description: "Encoding of files without a byte-order mark" },
  paragraphs: {
    default: "line",
    choices: ["line", "blank line"],
    description: "What ends a paragraph: the end of each line, or a line without text",
  },
};
