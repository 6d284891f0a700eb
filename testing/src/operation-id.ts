export type { AnyOperationId as OperationId } from "@openparlance/api";
