import type { Routes } from "./context.ts";

export const usage = {
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
