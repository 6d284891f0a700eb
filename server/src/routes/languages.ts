import { supportedPairs } from "../rules/language-pairs.ts";
import type { Routes } from "./context.ts";

export const languages = {
  async getLanguages() {
    return supportedPairs;
  },
} satisfies Partial<Routes>;
