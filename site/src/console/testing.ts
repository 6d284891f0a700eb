import type { OperationId } from "@openparlance/api";
import { buildCalls } from "./model/build.ts";
import type { ConsoleOperation } from "./model/types.ts";

const calls = new Map(buildCalls().map((call) => [call.id, call]));

/** A call of the API, as the console gets it. */
export function callNamed(id: OperationId): ConsoleOperation {
  const call = calls.get(id);
  if (!call) throw new Error(`There is no operation ${id}.`);
  return call;
}
