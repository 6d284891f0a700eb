import { defineOptions, type OptionsOf } from "../options.ts";

export const idmlOptions = defineOptions({
  masterSpreads: { default: true, description: "Translate the text on master spreads, such as running headers" },
  hiddenLayers: {
    default: false,
    description: "Translate text on hidden layers, in hidden frames, and under hidden conditions",
  },
  notes: { default: false, description: "Translate editorial notes, which aren't printed" },
});

export type IdmlOptions = OptionsOf<typeof idmlOptions>;
