import { makeError, notFound } from "../core/errors.ts";
import type { WorkflowTemplate } from "../store/accounts/workflows.ts";

/** A requested assignment: `userId` takes precedence over `email`; without both, the stage has no linguist. */
export interface RequestedAssignment {
  stageId: number;
  userId?: number | undefined;
  email?: string | undefined;
}

const assignable: ReadonlySet<string> = new Set(["TRANSLATE", "REVIEW", "SECONDARY_REVIEW"]);

/** The organization's first one when none is requested. @throws ApiError `not-found` */
export function findWorkflow(
  templates: readonly WorkflowTemplate[],
  ...named: readonly (number | string | undefined)[]
): WorkflowTemplate {
  const first = named.find((name) => name !== undefined);
  const template = first === undefined ? templates[0] : templates.find((template) => isNamed(template, first));
  if (!template) throw notFound("workflowTemplate", first ?? 0);
  return template;
}

const isNamed = ({ id, name }: WorkflowTemplate, idOrName: number | string): boolean =>
  typeof idOrName === "number" ? id === idOrName : name === idOrName || String(id) === idOrName;

/** If several are for the same stage, the last one counts. `emails` are by user ID. @throws ApiError `stage`, `user` */
export function assignmentsIn(
  workflow: WorkflowTemplate,
  requests: readonly RequestedAssignment[],
  emails: ReadonlyMap<number, string>,
): { stageId: number; email: string }[] {
  const assigned = new Map<number, string>();
  for (const { stageId, userId, email } of requests) {
    const stage = workflow.stages.find(({ id }) => id === stageId);
    if (!stage || !assignable.has(stage.assignmentType))
      throw makeError("stage", { stage: stageId, workflow: workflow.id });
    const person = userId === undefined ? email?.trim() : emails.get(userId);
    if (userId !== undefined && person === undefined) throw makeError("user", { id: userId });
    if (person) assigned.set(stageId, person);
    else assigned.delete(stageId);
  }
  return [...assigned].map(([stageId, email]) => ({ stageId, email }));
}
