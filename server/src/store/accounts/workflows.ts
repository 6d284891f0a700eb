import type { Insertable } from "kysely";
import { type StoreContext, StorePart } from "../database/context.ts";
import { PreparedQuery } from "../database/prepared.ts";
import type { Tables } from "../database/tables.ts";

export type WorkflowTemplate = Tables["workflowTemplates"] & {
  stages: Pick<Tables["workflowStages"], "id" | "name" | "assignmentType">[];
};

const between = [
  ["Translate", "TRANSLATE"],
  ["Review", "REVIEW"],
  ["Secondary Review", "SECONDARY_REVIEW"],
] as const;

const listStages = new PreparedQuery<
  { organizationId: number },
  Tables["workflowStages"] & Record<"templateName", string>
>((db, slot) =>
  db
    .selectFrom("workflowStages")
    .innerJoin("workflowTemplates", "workflowTemplates.id", "workflowStages.templateId")
    .selectAll("workflowStages")
    .select("workflowTemplates.name as templateName")
    .where("workflowStages.organizationId", "=", slot("organizationId"))
    .orderBy("templateId")
    .orderBy("position"),
);

/** Workflow templates of each organization, all with stages. Source: contract of the API, entity WorkflowTemplate. */
export class Workflows extends StorePart {
  async list(organizationId: number): Promise<WorkflowTemplate[]> {
    const stages = await listStages.run(this.context, { organizationId });
    return [...Map.groupBy(stages, ({ templateId }) => templateId)].map(([id, stages]) => ({
      id,
      organizationId,
      stages,
      name: stages[0]?.templateName ?? "",
    }));
  }
}

/** The rows of a new organization's templates, the default one first. */
export async function seedWorkflows(
  ids: StoreContext["ids"],
  organizationId: number,
): Promise<{ templates: Insertable<Tables["workflowTemplates"]>[]; stages: Insertable<Tables["workflowStages"]>[] }> {
  const rows = { templates: [], stages: [] } as Awaited<ReturnType<typeof seedWorkflows>>;
  for (let length = 1; length <= between.length; length++) {
    const steps = between.slice(0, length);
    const all = [["Ready to start", "READY_TO_START"], ...steps, ["Done", "DONE"]] as const;
    const templateId = await ids.take("workflow");
    const firstStage = await ids.take("stage", all.length);
    rows.templates.push({ id: templateId, organizationId, name: steps.map(([name]) => name).join(" > ") });
    all.forEach(([name, assignmentType], position) => {
      rows.stages.push({ id: firstStage + position, organizationId, templateId, position, name, assignmentType });
    });
  }
  return rows;
}
