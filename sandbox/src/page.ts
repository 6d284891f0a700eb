import seedAddress from "virtual:sandbox-seed";
import sqliteAddress from "@sqlite.org/sqlite-wasm/sqlite3.wasm?url";
import { fetchThrough } from "./fetch-through.ts";
import type {
  DeliveryMessage,
  DoneMessage,
  OperatorAction,
  OperatorMessage,
  SandboxAccounts,
  SandboxData,
  WorkerNotice,
} from "./messages.ts";

/** The receiver of a webhook: returns a status, or null for no response. */
export type WebhookReceiver = (delivery: DeliveryMessage) => number | null | Promise<number | null>;

/** The whole server in a worker of this page. Nothing of it leaves the browser; it lasts as long as the page. */
export interface Sandbox {
  accounts: SandboxAccounts;
  /** Like the global `fetch`, but uses only path and query of the URL. The request's signal aborts the response. */
  fetch(request: Request): Promise<Response>;
  /** Returns the lines of the command line's output. @throws its error, one line */
  perform(act: OperatorAction): Promise<string[]>;
  /** All its data as one file, for `parlance serve --from FILE`. */
  save(): Promise<Uint8Array<ArrayBuffer>>;
  /** Without a receiver, each delivery gets the response 204. */
  receive(receiver: WebhookReceiver): void;
  close(): void;
}

/** @throws on pages without cryptography: at `http:` URLs of other machines */
export async function openSandbox(): Promise<Sandbox> {
  if (!isSecureContext) throw new Error("The sandbox works only on HTTPS pages and on localhost.");
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "sandbox" });
  // The page fetches the files, so that they load at the same time as the worker's code.
  const loading = Promise.all([loadFile(sqliteAddress), loadFile(seedAddress)]);
  let receiver: WebhookReceiver = () => 204;
  const accounts = await new Promise<SandboxAccounts>((resolve, reject) => {
    worker.onerror = ({ message }) => reject(wrapLoadError(message));
    worker.onmessage = ({ data, ports: [port] }: MessageEvent<WorkerNotice>) => {
      if (data.kind === "ready") resolve(data.accounts);
      if (data.kind === "failed") reject(new Error(data.message));
      if (data.kind === "delivery" && port) respond(receiver, data.delivery, port).catch(reject);
    };
    loading.then(
      ([sqlite, seed]) => worker.postMessage({ sqlite, seed } satisfies SandboxData, [sqlite, seed]),
      reject,
    );
  }).catch((error: unknown) => {
    worker.terminate();
    throw error;
  });
  return {
    accounts,
    fetch: (request) => fetchThrough(worker, request),
    perform: (act) => requestResult(worker, { kind: "act", act }),
    save: () => requestResult(worker, { kind: "save" }),
    receive: (next) => {
      receiver = next;
    },
    close: () => worker.terminate(),
  };
}

async function loadFile(address: string): Promise<ArrayBuffer> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} returned ${response.status}.`);
    return await response.arrayBuffer();
  } catch (error) {
    throw wrapLoadError(error);
  }
}

const wrapLoadError = (cause: unknown) =>
  new Error("The sandbox didn't load. Check your connection and try again.", { cause });

async function respond(receiver: WebhookReceiver, delivery: DeliveryMessage, port: MessagePort): Promise<void> {
  try {
    port.postMessage(await receiver(delivery));
  } catch {
    port.postMessage(null);
  }
}

function requestResult<Result>(worker: Worker, message: OperatorMessage): Promise<Result> {
  const { port1: port, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port.onmessage = ({ data }: MessageEvent<DoneMessage<Result>>) => {
      port.close();
      if (data.kind === "done") resolve(data.result);
      else reject(new Error(data.message));
    };
    worker.postMessage(message, [port2]);
  });
}
