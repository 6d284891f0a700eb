import type { OptionSchema } from "../options.ts";

export type PropertiesOptions = {
  encoding: string;
  exclude: readonly string[];
};

export const propertiesOptions: OptionSchema<PropertiesOptions> = {
  encoding: {
    default: "auto",
    choices: ["auto", "iso-8859-1", "utf-8"],
    description: "Encoding of files without a byte-order mark; auto takes what is valid UTF-8 as that, as Java does",
  },
  exclude: { default: [], description: "Keys of the values to leave alone; * is anything" },
};
