import { parentPort } from "node:worker_threads";
import { endWorker } from "./end-worker.ts";
import { prepareToRunOutOfMemory } from "./priority.ts";
import type { Cancellation, RpcRequest, RpcResponse } from "./rpc-worker.ts";

/**
 * Runs, in a worker thread or process, the methods that its starting thread requests. Each method receives the signal
 * of the request after its parameters. `faultOf` converts an error before it is sent. If a result can't be sent, such
 * as an error with a function, an error that describes this is sent instead.
 */
export function serveRpc(methods: object, faultOf: (error: unknown) => unknown = (error) => error): void {
  const port = parentPort ?? openChannel();
  const requests = new Map<number, AbortController>();
  const send = async ({ id, method, parameters }: RpcRequest, signal: AbortSignal): Promise<RpcResponse> => {
    try {
      const request = (methods as Record<string, (...parameters: unknown[]) => Promise<unknown>>)[method];
      if (!request) throw new Error(`There is no method ${method}.`);
      return { id, value: await request(...parameters, signal) };
    } catch (error) {
      return { id, error: faultOf(error) };
    }
  };
  const respond = async (request: RpcRequest): Promise<void> => {
    const { id, method } = request;
    const cancelling = new AbortController();
    requests.set(id, cancelling);
    const response = await send(request, cancelling.signal);
    requests.delete(id);
    try {
      port.postMessage(response);
    } catch (cause) {
      port.postMessage({ id, error: unsendable(method, response, cause) } satisfies RpcResponse);
    }
  };
  port.on("message", (message: RpcRequest | Cancellation) => {
    if ("canceled" in message) requests.get(message.canceled)?.abort();
    else respond(message).catch(endWorker);
  });
}

/** The channel to the starting process, with the interface of a thread's port. */
function openChannel() {
  // The starting process ended, so nothing waits for the work that may still run.
  process.once("disconnect", () => process.exit());
  // Terminals and systemd send these to each process of a server, which still waits for its work.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
  prepareToRunOutOfMemory();
  return { postMessage: (message: object) => process.send?.(message), on: process.on.bind(process) };
}

function unsendable(method: string, response: RpcResponse, cause: unknown): Error {
  const failure = "error" in response && response.error instanceof Error ? response.error : cause;
  const why = failure instanceof Error ? failure.message : String(failure);
  return new Error(`The response to ${method} cannot be sent: ${why}`);
}
