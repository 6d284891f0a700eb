import { defineOptions, type OptionsOf } from "../options.ts";

export const idmlOptions = defineOptions({
  masterSpreads: { default: true, description: "Translate what stands on master spreads, such as running headers" },
  hiddenLayers: {
    default: false,
    description: "Translate what stands on hidden layers, in hidden frames and under hidden conditions",
  },
  notes: { default: false, description: "Translate editorial notes, which are never printed" },
});

export type IdmlOptions = OptionsOf<typeof idmlOptions>;
