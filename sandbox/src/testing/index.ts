export { type DescribedOperationId, exampleRequest, type PlainRequest } from "./examples.ts";
export type { PlainAnswer } from "./faults.ts";
