import type { RequestTarget } from "../request/target.ts";
import { EventReader, type ReceivedEvent } from "./event-stream.ts";

/** A response, complete or as far as it has arrived. */
export interface SentResponse {
  status: number;
  headers: [name: string, value: string][];
  /** Without parameters, in lower case; empty without a content type. */
  mediaType: string;
  body: Blob;
  /** The body as text; undefined for a file. */
  text: string | undefined;
  /** The events of a stream, each with the milliseconds since the request was sent. */
  events: (ReceivedEvent & { atMs: number })[];
  /** Milliseconds since the request was sent. */
  tookMs: number;
  /** The URL of the response, if it isn't the requested one. */
  redirectedTo: string | undefined;
  state: "coming" | "whole" | "stopped" | "broken";
}

interface Listener {
  now(): number;
  signal: AbortSignal;
  /** Called for the head and after each chunk. */
  onProgress(response: SentResponse): void;
}

/** Sends a request and reads its response to the end. @throws the target's error when there is no response */
export async function send(
  target: Pick<RequestTarget, "send">,
  request: Request,
  { now, signal, onProgress }: Listener,
): Promise<SentResponse> {
  const startedAt = now();
  const response = await target.send(new Request(request, { signal }));
  const mediaType = (response.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const events: SentResponse["events"] = [];
  const decoder = new TextDecoder();
  const reader = new EventReader();
  let text = "";
  const respond = (state: SentResponse["state"]): SentResponse => ({
    status: response.status,
    headers: [...response.headers],
    mediaType,
    body: new Blob(pieces, { type: mediaType }),
    text: isText(mediaType) ? text : undefined,
    events: [...events],
    tookMs: now() - startedAt,
    redirectedTo: response.redirected ? response.url : undefined,
    state,
  });
  onProgress(respond("coming"));
  try {
    for await (const piece of readAll(response)) {
      pieces.push(piece);
      const more = decoder.decode(piece, { stream: true });
      text += more;
      if (mediaType === "text/event-stream") {
        events.push(...reader.read(more).map((event) => ({ ...event, atMs: now() - startedAt })));
      }
      onProgress(respond("coming"));
    }
  } catch {
    return respond(signal.aborted ? "stopped" : "broken");
  }
  return respond("whole");
}

async function* readAll({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    yield new Uint8Array(read.value);
  }
}

const isText = (mediaType: string): boolean => /^text\/|json$|xml$|^$/.test(mediaType);
