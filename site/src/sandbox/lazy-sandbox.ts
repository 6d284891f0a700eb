import type { Sandbox } from "@openparlance/sandbox";

/** Starts a sandbox on first use, and again after it failed to start or was closed. */
export class LazySandbox {
  #opening: Promise<Sandbox> | undefined;

  /** True as soon as the start begins. */
  get isOpen(): boolean {
    return this.#opening !== undefined;
  }

  /** @param start opens the sandbox with code that is already loaded; by default, the code is loaded first */
  open(start = loadSandbox): Promise<Sandbox> {
    if (this.#opening) return this.#opening;
    const opening = start();
    this.#opening = opening;
    opening.catch(() => {
      if (this.#opening === opening) this.#opening = undefined;
    });
    return opening;
  }

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
