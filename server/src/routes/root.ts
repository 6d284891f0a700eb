import type { Routes } from "./context.ts";

const api = { api_name: "Parlance", api_root: "/v2" } as const;

/** Operations without an object, with which older clients check their key. */
export const root = {
  async getApi() {
    return api;
  },

  async getApiRoot() {
    return api;
  },
} satisfies Partial<Routes>;
