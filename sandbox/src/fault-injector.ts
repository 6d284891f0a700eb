import type { EngineHost, FileStore } from "@openparlance/server";
import type { Faults } from "./messages.ts";

type Part = "storage" | "memories";

/** A failure that was requested. */
class InjectedFailure extends Error {}

/** Whether an error, or what caused it, was requested. */
export const isAskedFor = (error: unknown): boolean =>
  error instanceof Error && (error instanceof InjectedFailure || isAskedFor(error.cause));

/** Lets the parts of a server wait or fail for as long as faults request it. */
export class FaultInjector {
  #faults: Faults = {};
  #changed = Promise.withResolvers<void>();

  set(faults: Faults): void {
    this.#faults = faults;
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }

  /** Files that are written wait or fail. */
  files(files: FileStore): FileStore {
    return {
      ...files,
      write: async (body) => {
        await this.#pass("storage");
        return files.write(body);
      },
    };
  }

  /** What is looked up in memories waits. */
  engines(engines: EngineHost): EngineHost {
    return {
      ...engines,
      lookUp: async (memoryId, requests, signal) => {
        await this.#pass("memories");
        return engines.lookUp(memoryId, requests, signal);
      },
    };
  }

  async #pass(part: Part): Promise<void> {
    while (this.#faults[part] === "waits") await this.#changed.promise;
    if (this.#faults[part] === "fails") throw new InjectedFailure("It fails, as it was asked to.");
  }
}
