/** The name of an operation of the API, such as `createJob`. */
export type { AnyOperationId as OperationId } from "@openparlance/api";
