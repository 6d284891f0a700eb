export {
  type DescribedOperationId,
  type ExampleInputs,
  exampleInputs,
  exampleRequest,
  type PlainRequest,
} from "./examples.ts";
export type { PlainResponse } from "./faults.ts";
