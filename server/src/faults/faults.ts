import type { AnyOperationId, Operation } from "@openparlance/api";
import type { EngineHost } from "../core/engine.ts";
import type { FileStore } from "../core/file-store.ts";
import type { Services } from "../services/services.ts";
import type { TaskName } from "../store/background/task-inputs.ts";
import type { Task } from "../store/background/tasks.ts";
import type { AtomicStore } from "../store/store.ts";
import { type FaultRow, faults, sandboxFaults } from "./table.ts";

/** Services that fail or wait until the switch is turned off. */
export interface FaultSwitches {
  storage?: "waits" | "fails";
  /** Lookups in memories wait. */
  memories?: "waits";
  /** Files that memories and projects import arrive damaged. */
  imports?: "fail";
  /** Documents are refused as if their pretranslation had not ended. */
  documents?: "pretranslating";
}

/** A failure that was requested, not an error of the server. */
class RequestedFailure extends Error {}

export const isRequested = (error: unknown): boolean =>
  error instanceof Error && (error instanceof RequestedFailure || isRequested(error.cause));

/** The faults of the table that refuse a request with a status. */
const refusals = {
  409: "idempotency-running",
  413: "storage-quota",
  429: "quota",
  500: "server-error",
  503: "overload",
};

type AnyOperation = Operation & { id: AnyOperationId };

/** Makes parts of a server fail or wait because a test or a user requested it. */
export class FaultInjector {
  #switches: FaultSwitches = {};
  #changed = Promise.withResolvers<void>();
  readonly #next = new Map<AnyOperationId, string[]>();

  set(switches: FaultSwitches): void {
    this.#switches = switches;
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }

  /**
   * Sets a fault for the next request of an operation. Of several faults, each applies to one request, in order.
   *
   * @param fault a value of the header `Parlance-Fault`, or the status of the refusal
   */
  next(operation: AnyOperationId, fault: string | { status: keyof typeof refusals }): void {
    const name = typeof fault === "string" ? fault : refusals[fault.status];
    this.#next.set(operation, [...(this.#next.get(operation) ?? []), name]);
  }

  /**
   * `requested` is the value of `Parlance-Fault`, null to ignore it. @throws ApiError when the fault refuses the
   * request
   */
  ofRequest(operation: AnyOperation, requested: string | null): <Base extends Services>(services: Base) => Base {
    const { imports, documents } = this.#switches;
    const name = this.#next.get(operation.id)?.shift() ?? requested ?? "";
    const switched = [imports && sandboxFaults.imports[imports], documents && sandboxFaults.documents[documents]];
    const met = [...switched, find(name)].filter(
      (fault) => fault !== undefined && isFor(fault, operation),
    ) as FaultRow[];
    for (const { refuse } of met) {
      const refusal = refuse?.(operation);
      if (refusal) throw refusal;
    }
    return (base) => {
      let services = base;
      for (const { request, tasks } of met) {
        if (tasks) services = { ...services, store: markingTasks(services.store, name, tasks) };
        services = { ...services, ...request?.(services) };
      }
      return services;
    };
  }

  /** The services for a task, changed if a request with a fault added the task. */
  ofTask<Base extends Services>({ kind, input }: Pick<Task, "kind" | "input">, services: Base): Base {
    const { fault: name = "" } = input as { fault?: string };
    const tasks = find(name)?.tasks;
    if (!tasks) return services;
    const marked = { ...services, store: markingTasks(services.store, name, tasks) };
    return { ...marked, ...tasks[kind as TaskName]?.services?.(marked) };
  }

  files(files: FileStore): FileStore {
    return {
      ...files,
      write: async (body) => {
        await this.#pass("storage");
        return files.write(body);
      },
    };
  }

  engines(engines: EngineHost): EngineHost {
    return {
      ...engines,
      lookUp: async (...request) => {
        await this.#pass("memories");
        return engines.lookUp(...request);
      },
    };
  }

  async #pass(part: "storage" | "memories"): Promise<void> {
    while (this.#switches[part] === "waits") await this.#changed.promise;
    if (this.#switches[part] === "fails") throw new RequestedFailure("It fails because a fault was requested.");
  }
}

const find = (name: string): FaultRow | undefined => (Object.hasOwn(faults, name) ? faults[name] : undefined);

const isFor = ({ operations }: FaultRow, { id }: AnyOperation): boolean => operations?.includes(id) ?? true;

/** A store that marks added tasks with the fault and its delay, so that the fault applies in any process. */
function markingTasks(store: AtomicStore, fault: string, tasks: NonNullable<FaultRow["tasks"]>): AtomicStore {
  const atomically: AtomicStore["atomically"] = (work) =>
    store.atomically((tx) => {
      const add = tx.tasks.add.bind(tx.tasks);
      tx.tasks.add = (task) => {
        const { [task.kind as TaskName]: changed } = tasks;
        if (!changed) return add(task);
        return add({ ...task, delayMs: changed.delayMs ?? 0, input: { ...(task.input as object), fault } });
      };
      return work(tx);
    });
  return { ...store, atomically };
}
