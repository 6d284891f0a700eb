import { supportedPairs } from "../rules/language-pairs.ts";
import type { Routes } from "./context.ts";

const about = { api_name: "Parlance", api_root: "/v2" } as const;

/** Operations without an object, with which clients check their key or list what the API supports. */
export const api = {
  async getApi() {
    return about;
  },

  async getApiRoot() {
    return about;
  },

  async getLanguages() {
    return supportedPairs;
  },
} satisfies Partial<Routes>;
