import type { BytesName } from "../../../core/file-store.ts";
import type { OwnedRow, PairColumns, RowTimes } from "./row.ts";

export type CreationStatus = "PENDING" | "COMPLETE" | "FAILED";
export type JobStatus = "active" | "archived" | "delivered";
export type ProjectState = "backlog" | "inProgress" | "inReview" | "inQA" | "done";
export type ExportType = "files" | "memory";

export type StageType = "READY_TO_START" | "TRANSLATE" | "REVIEW" | "SECONDARY_REVIEW" | "DONE";

export interface JobTables {
  jobs: OwnedRow &
    RowTimes & {
      name: string;
      creationStatus: CreationStatus;
      status: JobStatus;
      due: number | null;
      deliveredAt: number | null;
      /** 0 idle, 1 in progress, −2 failed; connectors may set it. */
      isProcessing: number;
      /** Why an export or a connector failed; not part of any response. */
      processingError: string | null;
      /** Counts the exports: only the result of the last one is stored. */
      exportNo: number;
      exportType: ExportType | null;
      exportState: "running" | "done" | "failed" | null;
      /** The name of the ZIP in the file store. */
      exportContent: BytesName | null;
      isPlural: number | null;
      workflowTemplateId: number | null;
      domainId: number | null;
      /** Counts the changes. Raising it blocks changes of the job by other processes until the transaction ends. */
      changeNo: number;
    };
  projects: OwnedRow &
    PairColumns &
    RowTimes & {
      jobId: number;
      memoryId: number;
      name: string;
      state: ProjectState;
      /** Whether the project was delivered with its job and hasn't changed since. */
      isDelivered: number;
      isArchived: number;
      due: number | null;
      /** JSON. */
      metadata: string;
      /** The value of `connectorId` in the metadata, as text. */
      connectorId: string | null;
      sampleReviewPercentage: number;
      workflowTemplateId: number;
      /** JSON: options that have no effect. */
      options: string;
    };
  stageAssignments: { organizationId: number; projectId: number; stageId: number; email: string };
  workflowTemplates: { id: number; organizationId: number; name: string };
  workflowStages: OwnedRow & {
    templateId: number;
    position: number;
    name: string;
    assignmentType: StageType;
  };
}
