import { failureReasons, type OperationId } from "@parlance/api";

/** A value of the header Parlance-Fault, and what it does. */
export interface RareError {
  value: string;
  name: string;
}

const withEveryCall: readonly RareError[] = [
  { value: "quota", name: "The quota is used up: 429" },
  { value: "server-error", name: "The server fails: 500" },
  { value: "overload", name: "The server is busy: 503" },
];

const exportPending = { value: "export-pending", name: "The export takes 10 seconds" };
const importPending = { value: "import-pending", name: "The import takes 10 seconds" };
const generationFailure = { value: "generation-failure", name: "The stream breaks off with an error event" };

const withSome: Partial<Record<OperationId, readonly RareError[]>> = {
  translateFiles: Object.entries(failureReasons).map(([value, { message }]) => ({
    value,
    name: `The translation fails: ${message}`,
  })),
  uploadFile: [{ value: "detection-failure", name: "No language is detected (with langId=true)" }],
  createJob: [
    { value: "creation-pending", name: "The job is PENDING for 10 seconds" },
    { value: "creation-failure", name: "The job ends as FAILED" },
  ],
  exportJob: [exportPending, { value: "export-failure", name: "The export ends as −2" }],
  exportTermbase: [exportPending],
  importMemory: [importPending],
  uploadDocument: [
    importPending,
    { value: "pretranslation-pending", name: "Pretranslation takes 10 seconds (with pretranslate)" },
  ],
  downloadDocument: [{ value: "reassembly-failure", name: "The export of the document fails: 500" }],
  generateCreateContent: [generationFailure],
  regenerateCreateContent: [generationFailure],
};

/** What a request of a call can ask for that seldom happens by itself. */
export const rareErrorsOf = (call: string): readonly RareError[] => [
  ...withEveryCall,
  ...(withSome[call as OperationId] ?? []),
];
