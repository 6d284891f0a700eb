import type { Routes } from "./context.ts";

export const usage = {
  async readUsage({ from, to }, { store, caller }) {
    const days = await store.usage.listOfKey(caller.organizationId, caller.keyId, { from, to });
    return { characters: days.reduce((sum, { characters }) => sum + characters, 0), days };
  },
} satisfies Routes<"readUsage">;
