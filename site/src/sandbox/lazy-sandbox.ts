import type { Sandbox } from "@openparlance/sandbox";

/** A sandbox that starts when it is first needed, and again after it failed to start or was closed. */
export class LazySandbox {
  #opening: Promise<Sandbox> | undefined;
  readonly #onOpen: ((sandbox: Sandbox) => void) | undefined;

  /** @param onOpen is called with each sandbox that has started, before anything else uses it */
  constructor(onOpen?: (sandbox: Sandbox) => void) {
    this.#onOpen = onOpen;
  }

  /** Whether it has started or is starting. */
  get isOpen(): boolean {
    return this.#opening !== undefined;
  }

  /** @param start opens it at once, for a part that brings the code along; else the code is loaded first */
  open(start = load): Promise<Sandbox> {
    if (this.#opening) return this.#opening;
    const opening = this.#start(start);
    this.#opening = opening;
    opening.catch(() => {
      if (this.#opening === opening) this.#opening = undefined;
    });
    return opening;
  }

  /** Ends the server with everything that is in progress. */
  close(): void {
    this.#opening?.then((sandbox) => sandbox.close()).catch(() => {});
    this.#opening = undefined;
  }

  async #start(start: () => Promise<Sandbox>): Promise<Sandbox> {
    const sandbox = await start();
    this.#onOpen?.(sandbox);
    return sandbox;
  }
}

async function load(): Promise<Sandbox> {
  const { openSandbox } = await import("@openparlance/sandbox").catch((cause: unknown) => {
    throw new Error("The sandbox didn't load. Check your connection and try again.", { cause });
  });
  return openSandbox();
}
