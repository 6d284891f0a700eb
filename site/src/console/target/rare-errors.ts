import { failureReasons, type OperationId, operations } from "@openparlance/api";
import type { Faults } from "@openparlance/sandbox";

/** An error that rarely occurs unless it is simulated. */
export interface RareError {
  /** The value of `Parlance-Fault`; with `sandboxFaults`, only an ID, because the sandbox simulates the error itself. */
  value: string;
  name: string;
  sandboxFaults?: Faults;
}

const commonErrors: readonly RareError[] = [
  { value: "quota", name: "Rate limit exceeded: 429" },
  { value: "server-error", name: "Internal server error: 500" },
  { value: "overload", name: "Server busy: 503" },
];

const postErrors: readonly RareError[] = [
  { value: "idempotency-running", name: "The first request with the Idempotency-Key is still running: 409" },
];

const exportPending = { value: "export-pending", name: "The export takes 10 seconds" };
const importPending = { value: "import-pending", name: "The import takes 10 seconds" };
const importFailure: RareError = {
  value: "import-failure",
  name: "The uploaded file is damaged: the import fails",
  sandboxFaults: { imports: "fail" },
};
const pretranslating: RareError = {
  value: "pretranslating",
  name: "The document is being pretranslated: 502",
  sandboxFaults: { documents: "pretranslating" },
};
const generationFailure = { value: "generation-failure", name: "The stream ends with an error event" };

const operationErrors: Partial<Record<OperationId, readonly RareError[]>> = {
  translateFiles: Object.entries(failureReasons).map(([value, { message }]) => ({
    value,
    name: `The translation fails: ${message}`,
  })),
  uploadFile: [{ value: "detection-failure", name: "No language is detected" }],
  createJob: [
    { value: "creation-pending", name: "The job stays PENDING for 10 seconds" },
    { value: "creation-failure", name: "Job creation fails: FAILED" },
  ],
  exportJob: [exportPending, { value: "export-failure", name: "The export fails: −2" }],
  exportTermbase: [exportPending],
  importMemory: [importPending, importFailure],
  uploadDocument: [
    importPending,
    importFailure,
    { value: "pretranslation-pending", name: "Pretranslation takes 10 seconds (with pretranslate)" },
  ],
  downloadDocument: [pretranslating, { value: "reassembly-failure", name: "The document export fails: 500" }],
  generateCreateContent: [generationFailure],
  regenerateCreateContent: [generationFailure],
};

const allErrors: readonly RareError[] = [...commonErrors, ...postErrors, ...Object.values(operationErrors).flat()];

export const findRareError = (value: string): RareError | undefined => allErrors.find((one) => one.value === value);

export const listRareErrors = (operation: string): readonly RareError[] => [
  ...commonErrors,
  ...(operations[operation as OperationId]?.method === "post" ? postErrors : []),
  ...(operationErrors[operation as OperationId] ?? []),
];
