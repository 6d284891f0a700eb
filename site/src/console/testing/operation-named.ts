import type { OperationId } from "@openparlance/api";
import { buildOperations } from "../model/build.ts";
import type { ConsoleOperation } from "../model/types.ts";

const operations = new Map(buildOperations().map((operation) => [operation.id, operation]));

export function requireOperation(id: OperationId): ConsoleOperation {
  const operation = operations.get(id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  return operation;
}
