import type { Routes } from "./context.ts";

export const workflows = {
  async listWorkflowTemplates(_, { store, caller }) {
    const templates = await store.workflows.list(caller.organizationId);
    return templates.map(({ id, name, organizationId, stages }) => ({
      id,
      name,
      TeamId: organizationId,
      stages: stages.map(({ id, name, assignmentType }) => ({ id, name, assignmentType })),
    }));
  },
} satisfies Partial<Routes>;
