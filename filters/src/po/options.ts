import { defineOptions, type OptionsOf } from "../options.ts";

export const poOptions = defineOptions({
  keepFuzzy: {
    default: false,
    description: "Keep the fuzzy flag of messages that get a translation; otherwise it is taken off",
  },
});

export type PoOptions = OptionsOf<typeof poOptions>;
