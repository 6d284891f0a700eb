import type { OptionSchema } from "../options.ts";

export type IdmlOptions = {
  masterSpreads: boolean;
  hiddenLayers: boolean;
  notes: boolean;
};

export const idmlOptions: OptionSchema<IdmlOptions> = {
  masterSpreads: { default: true, description: "Translate what stands on master spreads, such as running headers" },
  hiddenLayers: {
    default: false,
    description: "Translate what stands on hidden layers, in hidden frames and under hidden conditions",
  },
  notes: { default: false, description: "Translate editorial notes, which are never printed" },
};
