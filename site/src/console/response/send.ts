import type { RequestTarget } from "../request/target.ts";
import { createEventReader, type ReceivedEvent } from "./event-stream.ts";

/** A response so far. */
export interface SentResponse {
  status: number;
  headers: [name: string, value: string][];
  /** In lower case without parameters; empty without a content type. */
  mediaType: string;
  body: Blob;
  /** Undefined for a file. */
  text: string | undefined;
  /** `atMs` is the time since the request was sent. */
  events: (ReceivedEvent & { atMs: number })[];
  /** Since the request was sent. */
  tookMs: number;
  /** The response's URL, if it isn't the requested one. */
  redirectedTo: string | undefined;
  state: "coming" | "whole" | "stopped" | "broken";
}

interface SendOptions {
  now(): number;
  signal: AbortSignal;
  /** Runs for the head and after each chunk. */
  onProgress(response: SentResponse): void;
}

/** Reads the response to its end. @throws the target's error when there is no response */
export async function sendRequest(
  target: Pick<RequestTarget, "send">,
  request: Request,
  { now, signal, onProgress }: SendOptions,
): Promise<SentResponse> {
  const startedAt = now();
  const response = await target.send(new Request(request, { signal }));
  const mediaType = (response.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const events: SentResponse["events"] = [];
  const decoder = new TextDecoder();
  const readEvents = createEventReader();
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
    for await (const piece of readChunks(response)) {
      pieces.push(piece);
      const more = decoder.decode(piece, { stream: true });
      text += more;
      if (mediaType === "text/event-stream") {
        events.push(...readEvents(more).map((event) => ({ ...event, atMs: now() - startedAt })));
      }
      onProgress(respond("coming"));
    }
  } catch {
    return respond(signal.aborted ? "stopped" : "broken");
  }
  return respond("whole");
}

async function* readChunks({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    yield new Uint8Array(read.value);
  }
}

const isText = (mediaType: string): boolean => /^text\/|json$|xml$|^$/.test(mediaType);
