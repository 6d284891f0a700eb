import {
  type CatalogError,
  type DeepReadonly,
  errors,
  internalOperations,
  type Operation,
  operations,
} from "@openparlance/api";
import { faultNames } from "@openparlance/server";
import type { OperationId } from "./operation-id.ts";
import type { FaultQueue, ServerFault } from "./types.ts";

export type FaultEffect =
  | { header: string }
  | { response: () => Response }
  | { latencyMs: number }
  | { network: "reset" };

/** Errors that the server simulates itself, so that the whole response is right; values of `Parlance-Fault`. */
const simulated: Readonly<Record<string, string>> = {
  "rate-limited": "quota",
  "server-error": "server-error",
  overload: "overload",
  "storage-quota": "storage-quota",
  "idempotency-running": "idempotency-running",
};

const allOperations: Readonly<Record<string, Operation>> = { ...operations, ...internalOperations };
const errorCatalog: Readonly<Record<string, DeepReadonly<CatalogError>>> = errors;

export class PendingFaults implements FaultQueue {
  readonly #waiting = new Map<OperationId, { effect: FaultEffect; times: number }[]>();

  next(operation: OperationId, fault: ServerFault, times = 1): void {
    if (!Object.hasOwn(allOperations, operation)) throw new TypeError(`There is no operation ${operation}.`);
    if (!(Number.isInteger(times) && times > 0)) throw new TypeError("times must be a positive integer.");
    const waiting = this.#waiting.get(operation) ?? [];
    waiting.push({ effect: effectOf(allOperations[operation] as Operation, fault), times });
    this.#waiting.set(operation, waiting);
  }

  clear(): void {
    this.#waiting.clear();
  }

  /** The effect on the next request, which uses up one of the fault's `times`. */
  take(operation: OperationId): FaultEffect | undefined {
    const waiting = this.#waiting.get(operation);
    const first = waiting?.[0];
    if (first && --first.times === 0) waiting.shift();
    return first?.effect;
  }
}

function effectOf(operation: Operation, fault: ServerFault): FaultEffect {
  if ("fault" in fault) {
    if (faultNames.includes(fault.fault)) return { header: fault.fault };
    throw new TypeError(`There is no fault ${fault.fault}. Faults: ${faultNames.join(", ")}.`);
  }
  if ("latencyMs" in fault) {
    if (Number.isFinite(fault.latencyMs) && fault.latencyMs >= 0) return { latencyMs: fault.latencyMs };
    throw new TypeError("latencyMs must be a number of milliseconds.");
  }
  if ("network" in fault) {
    if (fault.network === "reset") return { network: fault.network };
    throw new TypeError('network must be "reset".');
  }
  if (!("error" in fault || "status" in fault)) {
    throw new TypeError("A fault is a status, an error, a fault, latencyMs, or network.");
  }
  // `default` stands for all other errors and has no status.
  const known = operation.errors.filter((error) => error !== "default");
  const id = "error" in fault ? fault.error : findErrorByStatus({ ...operation, errors: known }, fault.status);
  if (!known.includes(id)) throw new TypeError(`${operation.id} never returns ${id}. Its errors: ${known.join(", ")}.`);
  const header = simulated[id];
  return header === undefined ? { response: () => exampleOf(id) } : { header };
}

function findErrorByStatus({ id, errors }: Operation, status: number): string {
  const statuses = errors.map((error) => errorCatalog[error]?.status);
  const error = errors[statuses.indexOf(status)];
  if (error !== undefined) return error;
  const known = [...new Set(statuses)].filter((it) => it !== undefined).sort();
  throw new TypeError(`${id} never returns ${status}. Statuses of its errors: ${known.join(", ")}.`);
}

function exampleOf(id: string): Response {
  const { status, mediaType, example } = errorCatalog[id] as DeepReadonly<CatalogError>;
  const body = typeof example === "string" ? example : JSON.stringify(example);
  return new Response(body, { status: Number(status), headers: { "content-type": mediaType, "parlance-error": id } });
}
