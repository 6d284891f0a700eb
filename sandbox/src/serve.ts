import type { DoneMessage, PortRequest, ReadingMessage, RequestMessage, ResponseMessage } from "./messages.ts";
import type { SandboxServer } from "./sandbox.ts";

export type SandboxService = Pick<SandboxServer, "fetch" | "perform" | "save">;

export const createMessageListener =
  (sandbox: SandboxService) =>
  ({ data, ports: [port] }: Pick<MessageEvent<PortRequest>, "data" | "ports">): void => {
    if (port) respond(sandbox, data, port).catch(console.error);
  };

async function respond(sandbox: SandboxService, pending: PortRequest, port: MessagePort): Promise<void> {
  try {
    if (pending.kind === "request") return await serveRequest(sandbox, pending, port);
    const result = await (pending.kind === "save" ? sandbox.save() : sandbox.perform(pending.act));
    port.postMessage({ kind: "done", result } satisfies DoneMessage);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    port.postMessage({ kind: "failed", message } satisfies ResponseMessage & DoneMessage);
  }
}

async function serveRequest(sandbox: SandboxService, message: RequestMessage, port: MessagePort): Promise<void> {
  const gone = new AbortController();
  const say = (response: ResponseMessage) => port.postMessage(response);
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
  say: (response: ResponseMessage) => void,
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
  // Not every browser can create a request with a stream, or read the stream of its body.
  return body ? Object.defineProperty(request, "body", { value: body.stream(), configurable: true }) : request;
}
