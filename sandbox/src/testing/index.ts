export { exampleRequest, type OperationId, operationIds, type PlainRequest } from "./examples.ts";
export { faultIn, type PlainAnswer } from "./faults.ts";
