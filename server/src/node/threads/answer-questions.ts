import { parentPort } from "node:worker_threads";
import { endThread } from "./end-thread.ts";
import type { Cancellation, RpcRequest, RpcResponse } from "./worker-engines.ts";

/**
 * Runs, in a worker, the methods that the thread that started it names. When a result cannot be sent, as an error that
 * holds a function, an error that says so is sent instead.
 *
 * @param methods by name; each is given the signal of the request after its parameters
 * @param faultOf what is sent of an error
 */
export function answerQuestions(methods: object, faultOf: (error: unknown) => unknown = (error) => error): void {
  const asked = new Map<number, AbortController>();
  const call = async ({ id, method, parameters }: RpcRequest, signal: AbortSignal): Promise<RpcResponse> => {
    try {
      const ask = (methods as Record<string, (...given: unknown[]) => Promise<unknown>>)[method];
      if (!ask) throw new Error(`There is no method ${method}.`);
      return { id, value: await ask(...parameters, signal) };
    } catch (error) {
      return { id, error: faultOf(error) };
    }
  };
  const respond = async (request: RpcRequest): Promise<void> => {
    const { id, method } = request;
    const cancelling = new AbortController();
    asked.set(id, cancelling);
    const answer = await call(request, cancelling.signal);
    asked.delete(id);
    try {
      parentPort?.postMessage(answer);
    } catch (cause) {
      parentPort?.postMessage({ id, error: unsendable(method, answer, cause) } satisfies RpcResponse);
    }
  };
  parentPort?.on("message", (message: RpcRequest | Cancellation) => {
    if ("cancelled" in message) asked.get(message.cancelled)?.abort();
    else respond(message).catch(endThread);
  });
}

function unsendable(method: string, answer: RpcResponse, cause: unknown): Error {
  const failure = "error" in answer && answer.error instanceof Error ? answer.error : cause;
  const why = failure instanceof Error ? failure.message : String(failure);
  return new Error(`The response to ${method} cannot be sent: ${why}`);
}
