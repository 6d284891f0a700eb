import { noOptions, type OptionSchema } from "../options.ts";

export type JsonOptions = {
  include: readonly string[];
  exclude: readonly string[];
};

export const jsonOptions: OptionSchema<JsonOptions> = {
  include: { default: ["*"], description: "Paths of the values to translate, as home.title or items.0; * is anything" },
  exclude: { default: [], description: "Paths of the values to leave alone, though included" },
};

export const arbOptions = noOptions;
