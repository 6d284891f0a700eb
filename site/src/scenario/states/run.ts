import type { OperatorAction } from "@openparlance/sandbox";
import {
  buildRequest,
  type ReadResponse,
  type RequestSpec,
  readResponse,
  type SandboxAccess,
  valueAt,
} from "../../sandbox/sandbox-requests.ts";
import type { ScenarioEntry } from "../panel.ts";

export class RefusedError extends Error {
  readonly response: ReadResponse;

  constructor(response: ReadResponse) {
    super(`Rejected with ${response.status}.`);
    this.response = response;
  }
}

export type ThingName = "memory" | "file" | "translation" | "job" | "project" | "document" | "content";

export type DiagramObject = ReturnType<typeof createDiagramObject>;

/** An object in the sandbox with a state diagram, and functions that change it. */
export function createDiagramObject(sandbox: SandboxAccess, variant: string, report: (entry: ScenarioEntry) => void) {
  const ids = new Map<ThingName, number>();
  let texts = 0;
  let stream: ReturnType<typeof openStream> | undefined;

  const fetch = (request: RequestSpec) => sandbox.fetch(buildRequest(request, sandbox.accounts));

  async function perform(action: OperatorAction): Promise<void> {
    await sandbox.perform(action);
    report({ action });
  }

  return {
    variant,
    id(thing: ThingName): number {
      const id = ids.get(thing);
      if (id === undefined) throw new Error(`There is no ${thing} yet.`);
      return id;
    },
    keepId(thing: ThingName, response: unknown, path = "id"): void {
      ids.set(thing, Number(valueAt(response, path)));
    },
    newText: (): string => `Text ${++texts}`,
    /** @returns the body of the response. @throws Refused */
    async send(request: RequestSpec): Promise<unknown> {
      const response = await readResponse(await fetch(request));
      report({ request, response });
      return requireAccepted(response);
    },
    /** Sends a GET request without reporting it. */
    fetchBody: async (target: string): Promise<unknown> =>
      requireAccepted(await readResponse(await fetch({ method: "GET", target }))),
    /** Sends a streaming request and reads its first event. */
    async beginStream(request: RequestSpec): Promise<void> {
      stream = openStream(request, await fetch(request));
      report(await stream.read(1));
    },
    async readStream(): Promise<void> {
      if (stream) report(await stream.read());
    },
    leaveStream: async (): Promise<void> => stream?.leave(),
    streamState: () => stream?.state() ?? "",
    perform,
    /** Advances the time and does the work that is due then. */
    doDueWork: (ms = 0): Promise<void> => perform({ name: "forward", ms }),
    /** Starts work that waits. Resolves when `isThere` returns true. */
    async beginWork(isThere: () => Promise<boolean>): Promise<void> {
      // The work is not awaited, because it ends only after the fault is turned off.
      const failed = Promise.withResolvers<never>();
      sandbox.perform({ name: "forward", ms: 0 }).catch(failed.reject);
      const poll = async () => {
        while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 5));
      };
      await Promise.race([poll(), failed.promise]);
    },
  };
}

function requireAccepted(response: ReadResponse): unknown {
  if (response.status >= 400) throw new RefusedError(response);
  return response.body;
}

/** A stream that is read only as far as necessary. */
function openStream(request: RequestSpec, { status, headers, body }: Response) {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let hasEnded = false;
  return {
    async read(parts = Number.POSITIVE_INFINITY): Promise<ScenarioEntry> {
      for (let count = 0; count < parts && !hasEnded; count++) {
        const part = await reader?.read();
        if (part?.value) text += decoder.decode(part.value, { stream: true });
        hasEnded = !part || part.done;
      }
      return { request, response: { status, headers, mediaType: "text/event-stream", body: text } };
    },
    async leave(): Promise<void> {
      await reader?.cancel();
      hasEnded = true;
    },
    /** A state of the description's state machine. */
    state(): string {
      if (!hasEnded) return "streaming";
      return text.endsWith("data: [DONE]\n\n") ? "done" : "interrupted";
    },
  };
}
