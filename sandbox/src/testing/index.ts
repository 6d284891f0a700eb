export {
  type DescribedOperationId,
  type ExampleInputs,
  exampleInputs,
  exampleRequest,
  type PlainRequest,
} from "./examples.ts";
export type { PlainAnswer } from "./faults.ts";
