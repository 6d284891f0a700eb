export { type DescribedOperationId, exampleRequest, operationIds, type PlainRequest } from "./examples.ts";
export { faultIn, type PlainAnswer } from "./faults.ts";
