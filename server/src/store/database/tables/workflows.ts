export type StageType = "READY_TO_START" | "TRANSLATE" | "REVIEW" | "SECONDARY_REVIEW" | "DONE";

export interface WorkflowTables {
  workflowTemplates: { id: number; organizationId: number; name: string };
  workflowStages: {
    id: number;
    organizationId: number;
    templateId: number;
    position: number;
    name: string;
    assignmentType: StageType;
  };
}
