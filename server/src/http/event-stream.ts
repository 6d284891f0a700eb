/** An event of a stream: its data, and its name when it has one. Source: HTML Living Standard, server-sent events. */
export interface StreamEvent {
  event?: string;
  data: string;
}

const heartbeatMs = 15_000;

/**
 * An answer that sends events as they come, with a comment line as heartbeat.
 *
 * @param begin its signal aborts when the reader is gone; the generator ends then, its `finally` included
 */
export function eventStream(begin: (signal: AbortSignal) => AsyncGenerator<StreamEvent>): Response {
  const encoder = new TextEncoder();
  const gone = new AbortController();
  const events = begin(gone.signal);
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
  // Proxies must not collect the events.
  return new Response(body, { headers: { "content-type": "text/event-stream", "x-accel-buffering": "no" } });
}

const write = ({ event, data }: StreamEvent) =>
  `${event ? `event: ${event}\n` : ""}${data
    .split("\n")
    .map((line) => `data: ${line}\n`)
    .join("")}\n`;
