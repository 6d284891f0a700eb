import type { stateMachines } from "@openparlance/api";
import { documentExport, documentImport, pretranslation } from "./documents.ts";
import type { Drive } from "./drive.ts";
import { file, fileTranslation, memoryProcessing } from "./files.ts";
import { jobCreation, jobExport, jobStatus } from "./jobs.ts";
import { projectState, segment, workflowStage, workflowStatus } from "./progress.ts";
import { contentStream } from "./streams.ts";

type Machines = typeof stateMachines;
export type MachineId = keyof Machines;

type CauseOf<Trigger> = Trigger extends {
  operation: infer TableOperation extends string;
  short: infer Case extends string;
}
  ? `${TableOperation}, ${Case}`
  : Trigger extends { operation: infer TableOperation extends string }
    ? TableOperation
    : Trigger extends { short: infer Event extends string }
      ? Event
      : never;

export type MachineCause<Id extends MachineId> = CauseOf<Machines[Id]["transitions"][number]["trigger"]>;

/** A missing cause is a type error. */
export const machineDrivers: { [Id in MachineId]: Drive<MachineCause<Id>> } = {
  "memory-processing": memoryProcessing,
  "file-translation": fileTranslation,
  file,
  "job-creation": jobCreation,
  "job-status": jobStatus,
  "job-export": jobExport,
  "project-state": projectState,
  "workflow-status": workflowStatus,
  "workflow-stage": workflowStage,
  segment,
  "document-import": documentImport,
  pretranslation,
  "document-export": documentExport,
  "content-stream": contentStream,
};
