import type { Routes } from "./context.ts";

export const organization = {
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
        ...{ day, provider, input_tokens: inputTokens, output_tokens: outputTokens },
      })),
    };
  },
} satisfies Partial<Routes>;
