import { supportedPairs } from "../rules/language-pairs.ts";
import type { Routes } from "./context.ts";

const about = { api_name: "Parlance", api_root: "/v2" } as const;

/** Operations with which clients check their key, or list what the API and their organization offer. */
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

  async listWorkflowTemplates(_, { store, caller }) {
    const templates = await store.workflows.list(caller.organizationId);
    return templates.map(({ id, name, organizationId, stages }) => ({
      id,
      name,
      TeamId: organizationId,
      stages: stages.map(({ id, name, assignmentType }) => ({ id, name, assignmentType })),
    }));
  },

  async readUsage({ from, to }, { store, usageCounts, caller }) {
    await usageCounts.write();
    const range = { from, to };
    const days = await store.usage.listOfKey(caller.organizationId, caller.keyId, range);
    const tokens = await store.usage.listTokens(caller.organizationId, range);
    return {
      characters: days.reduce((sum, { characters }) => sum + characters, 0),
      days,
      tokens: tokens.map(({ day, provider, inputTokens, outputTokens }) => ({
        day,
        provider,
        input_tokens: inputTokens,
        output_tokens: outputTokens,
      })),
    };
  },
} satisfies Partial<Routes>;
