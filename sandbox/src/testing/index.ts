export { type DescribedOperationId, exampleRequest, type PlainRequest, withoutObject } from "./examples.ts";
export type { PlainAnswer } from "./faults.ts";
