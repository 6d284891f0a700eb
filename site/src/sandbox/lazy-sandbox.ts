import type { Sandbox } from "@openparlance/sandbox";

/** A sandbox that starts when it is first needed, and again after it failed to start or was closed. */
export class LazySandbox {
  #opening: Promise<Sandbox> | undefined;

  /** Whether the sandbox has started or is starting. */
  get isOpen(): boolean {
    return this.#opening !== undefined;
  }

  /** @param start opens it with code that the caller has already loaded; by default, the code is loaded first */
  open(start = loadSandbox): Promise<Sandbox> {
    if (this.#opening) return this.#opening;
    const opening = start();
    this.#opening = opening;
    opening.catch(() => {
      if (this.#opening === opening) this.#opening = undefined;
    });
    return opening;
  }

  /** Ends the server with all running work. */
  close(): void {
    this.#opening?.then((sandbox) => sandbox.close()).catch(() => {});
    this.#opening = undefined;
  }
}

export async function loadSandbox(): Promise<Sandbox> {
  const { openSandbox } = await import("@openparlance/sandbox").catch((cause: unknown) => {
    throw new Error("The sandbox didn't load. Check your connection and try again.", { cause });
  });
  return openSandbox();
}
