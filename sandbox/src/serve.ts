import type {
  ActMessage,
  AnswerMessage,
  DoneMessage,
  PortRequest,
  ReadingMessage,
  RequestMessage,
} from "./messages.ts";
import { withBody } from "./with-body.ts";

/** What a page may request from a sandbox. */
export interface Served {
  fetch(request: Request): Promise<Response>;
  act(act: ActMessage["act"]): Promise<string[]>;
}

/** @returns what handles each message of the page through the port that came with it */
export const serve =
  (sandbox: Served) =>
  ({ data, ports: [port] }: Pick<MessageEvent<PortRequest>, "data" | "ports">): void => {
    if (port) answer(sandbox, data, port).catch(console.error);
  };

async function answer(sandbox: Served, asking: PortRequest, port: MessagePort): Promise<void> {
  try {
    if (asking.kind === "request") await answerRequest(sandbox, asking, port);
    else port.postMessage({ kind: "done", lines: await sandbox.act(asking.act) } satisfies DoneMessage);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    port.postMessage({ kind: "failed", message } satisfies AnswerMessage & DoneMessage);
  }
}

async function answerRequest(sandbox: Served, message: RequestMessage, port: MessagePort): Promise<void> {
  const gone = new AbortController();
  const say = (answer: AnswerMessage) => port.postMessage(answer);
  let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined;
  port.onmessage = ({ data }: MessageEvent<ReadingMessage>) => {
    if (data === "pull" && reader) {
      sendPart(reader, say).catch(console.error);
      return;
    }
    gone.abort();
    reader?.cancel().catch(console.error);
    port.close();
  };
  const { status, headers, body } = await sandbox.fetch(buildRequest(message, gone.signal));
  reader = body?.getReader() as typeof reader;
  if (gone.signal.aborted) return reader?.cancel();
  say({ kind: "head", status, headers: [...headers], hasBody: body !== null });
}

async function sendPart(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  say: (answer: AnswerMessage) => void,
): Promise<void> {
  try {
    const { done, value } = await reader.read();
    say(done ? { kind: "end" } : { kind: "part", bytes: value });
  } catch (error) {
    say({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  }
}

function buildRequest({ method, url, headers, body }: RequestMessage, signal: AbortSignal): Request {
  const request = new Request(url, { method, headers, signal });
  return body ? withBody(request, body.stream()) : request;
}
