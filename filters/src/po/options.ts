import { defineOptions, type OptionsOf } from "../options.ts";

export const poOptions = defineOptions({
  keepFuzzy: {
    default: false,
    description: "Keep the fuzzy flag of messages when they are translated; otherwise, it is removed",
  },
});

export type PoOptions = OptionsOf<typeof poOptions>;
