import type { ReadingMessage, RequestMessage, ResponseMessage } from "./messages.ts";

/** Sends a request to a worker. The body of the response is read piece by piece. */
export async function fetchThrough(worker: Pick<Worker, "postMessage">, request: Request): Promise<Response> {
  const message = await buildMessage(request);
  const { port1: port, port2 } = new MessageChannel();
  const say = (word: ReadingMessage) => port.postMessage(word);
  const gone = rejectWhenAborted(request.signal);
  gone.catch(() => say("cancel"));
  const send = (send: () => void) => Promise.race([gone, waitForResponse(port, send)]);

  const head = await send(() => worker.postMessage(message, [port2]));
  if (head.kind !== "head") throw new TypeError("The sandbox responded without a head.");
  const { status, headers, hasBody } = head;
  if (!hasBody) return new Response(null, { status, headers });
  const body: UnderlyingDefaultSource<Uint8Array> = {
    // A stream pulls only after the promise of `start` has settled, so `start` doesn't return this promise.
    start(controller) {
      gone.catch((reason) => controller.error(reason));
    },
    async pull(controller) {
      const response = await send(() => say("pull"));
      if (response.kind === "part") controller.enqueue(response.bytes);
      else controller.close();
    },
    cancel: () => say("cancel"),
  };
  // Without a buffer, the server writes as fast as the page reads.
  return new Response(new ReadableStream(body, { highWaterMark: 0 }), { status, headers });
}

async function buildMessage(request: Request): Promise<RequestMessage> {
  const { method, url, headers } = request;
  const body = await request.blob();
  return { kind: "request", method, url, headers: [...headers], body: body.size > 0 ? body : null };
}

async function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
  throw signal.reason;
}

function waitForResponse(port: MessagePort, send: () => void): Promise<ResponseMessage> {
  return new Promise((resolve, reject) => {
    port.onmessage = ({ data }: MessageEvent<ResponseMessage>) => {
      if (data.kind === "failed") reject(new TypeError(data.message));
      else resolve(data);
    };
    send();
  });
}
