import type { OptionSchema } from "../options.ts";

export type PoOptions = {
  keepFuzzy: boolean;
};

export const poOptions: OptionSchema<PoOptions> = {
  keepFuzzy: {
    default: false,
    description: "Keep the fuzzy flag of messages that get a translation; otherwise it is taken off",
  },
};
