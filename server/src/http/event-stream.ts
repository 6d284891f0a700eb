import { ApiError, makeError } from "../core/errors.ts";

/** An event of a stream: its data, and optionally its name. Source: HTML Living Standard, server-sent events. */
export interface SentEvent {
  event?: string;
  data: string;
}

const heartbeatMs = 15_000;

/**
 * A response with events, and a comment line as heartbeat. If the generator fails, the stream ends with an `error`
 * event. The signal aborts when the client has left; the generator then ends, including its `finally`. Errors of the
 * catalog are not reported. Source: contract of the API, operation generateCreateContent.
 */
export function eventStream(
  begin: (signal: AbortSignal) => AsyncGenerator<SentEvent>,
  report: (error: unknown) => void,
): Response {
  const encoder = new TextEncoder();
  const gone = new AbortController();
  const events = untilFailure(begin(gone.signal), (error) => {
    if (!(error instanceof ApiError || error === gone.signal.reason)) report(error);
  });
  let heartbeat: ReturnType<typeof setInterval>;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      heartbeat = setInterval(() => controller.enqueue(encoder.encode(":\n\n")), heartbeatMs);
    },
    async pull(controller) {
      const { done, value } = await events.next();
      if (!done) return controller.enqueue(encoder.encode(write(value)));
      clearInterval(heartbeat);
      controller.close();
    },
    async cancel() {
      clearInterval(heartbeat);
      gone.abort();
      await events.return(undefined);
    },
  });
  // Proxies must not buffer the events.
  return new Response(body, { headers: { "content-type": "text/event-stream", "x-accel-buffering": "no" } });
}

const failure: SentEvent = { event: "error", data: JSON.stringify({ message: makeError("server-error").message }) };

async function* untilFailure(events: AsyncGenerator<SentEvent>, report: (error: unknown) => void) {
  try {
    yield* events;
  } catch (error) {
    report(error);
    yield failure;
  }
}

const write = ({ event, data }: SentEvent) =>
  `${event ? `event: ${event}\n` : ""}${data
    .split("\n")
    .map((line) => `data: ${line}\n`)
    .join("")}\n`;
