import { parentPort } from "node:worker_threads";
import { endThread } from "./end-thread.ts";
import type { Cancellation, RpcRequest, RpcResponse } from "./rpc-thread.ts";

/**
 * Runs, in a worker, the methods that the thread that started it names. When a result cannot be sent, as an error that
 * holds a function, an error that says so is sent instead.
 *
 * @param methods by name; each is given the signal of the request after its parameters
 * @param faultOf what is sent of an error
 */
export function serveRpc(methods: object, faultOf: (error: unknown) => unknown = (error) => error): void {
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
      parentPort?.postMessage(response);
    } catch (cause) {
      parentPort?.postMessage({ id, error: unsendable(method, response, cause) } satisfies RpcResponse);
    }
  };
  parentPort?.on("message", (message: RpcRequest | Cancellation) => {
    if ("cancelled" in message) requests.get(message.cancelled)?.abort();
    else respond(message).catch(endThread);
  });
}

function unsendable(method: string, response: RpcResponse, cause: unknown): Error {
  const failure = "error" in response && response.error instanceof Error ? response.error : cause;
  const why = failure instanceof Error ? failure.message : String(failure);
  return new Error(`The response to ${method} cannot be sent: ${why}`);
}
