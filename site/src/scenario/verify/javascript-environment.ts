import { hmac } from "@noble/hashes/hmac.js";
import { md5 } from "@noble/hashes/legacy.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { unzipSync } from "fflate";
import type { ReadInput } from "../session.ts";

/** The part of Node.js that the JavaScript samples use. */
export interface JavaScriptEnvironment {
  process: { env: Readonly<Record<string, string>>; stdout: { write(text: string): void } };
  fetch(url: string, init?: RequestInit): Promise<Response>;
  console: Record<"log" | "dir" | "error", () => void>;
  Buffer: { from(content: string | ArrayBuffer): Bytes };
  setTimeout(wake: () => void, ms: number): void;
  modules: Readonly<Record<string, object>>;
  begin(name: string): void;
}

interface Options {
  env: Readonly<Record<string, string>>;
  send(request: Request): Promise<Response>;
  wait(seconds: number): Promise<unknown>;
  readFile: ReadInput;
  begin(name: string): void;
  /** Receives the server that a program starts on port 9000. */
  onServe(serve: Serve): void;
}

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

type IncomingMessage = AsyncIterable<string> & { headers: object; setEncoding(name: string): void };

interface ServerResponse {
  writeHead(status: number): ServerResponse;
  end(): void;
  destroy(): void;
}

/** The part of `Buffer` that the samples use. */
class Bytes extends Uint8Array<ArrayBuffer> {
  equals = (other: Uint8Array): boolean => this.length === other.length && this.every((one, at) => one === other[at]);

  override toString = (): string => new TextDecoder().decode(this);
}

function toBytes(content: string | ArrayBuffer | Uint8Array<ArrayBuffer>): Bytes {
  const array = typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
  return new Bytes(array.buffer);
}

const digest = (bytes: Uint8Array) => ({
  digest: (form: "hex" | "base64") => (form === "hex" ? bytesToHex(bytes) : btoa(String.fromCharCode(...bytes))),
});

const crypto = {
  createHash: () => ({ update: (text: string | Uint8Array<ArrayBuffer>) => digest(md5(toBytes(text))) }),
  createHmac: (_: "sha256", key: string) => ({
    update: (text: string) => digest(hmac(sha256, toBytes(key), toBytes(text))),
  }),
  timingSafeEqual: (one: Bytes, other: Bytes) => one.equals(other),
};

export function javascriptEnvironment(options: Options): JavaScriptEnvironment {
  const { env, send, wait, begin, onServe } = options;
  const written = new Map<string, Uint8Array<ArrayBuffer>>();
  const readFile = async (name: string) => toBytes(written.get(name) ?? (await options.readFile(name)));
  return {
    process: { env, stdout: { write: () => {} } },
    fetch: (url, init) => send(new Request(url, init)),
    console: { log() {}, dir() {}, error() {} },
    Buffer: { from: toBytes },
    setTimeout(wake, ms) {
      wait(ms / 1000).then(wake, wake);
    },
    begin,
    modules: {
      "node:fs/promises": {
        readFile,
        writeFile: async (name: string, content: BodyInit) =>
          written.set(name, new Uint8Array(await new Response(content).arrayBuffer())),
      },
      "node:fs": { openAsBlob: async (name: string) => new Blob([await readFile(name)]) },
      "node:crypto": crypto,
      "node:child_process": {
        execFileSync(_: "unzip", [option, zip = "", entry = ""]: string[]) {
          const entries = unzipSync(written.get(zip) ?? new Uint8Array());
          return toBytes(option === "-Z1" ? Object.keys(entries).join("\n") : (entries[entry] ?? ""));
        },
      },
      "node:http": { createServer: (serve: Serve) => ({ listen: () => onServe(serve) }) },
    },
  };
}

/** @returns the status of the program's response to a delivery */
export function deliver(serve: Serve, { headers, body }: { headers: object; body: string }): Promise<number> {
  const arrived = Promise.withResolvers<number>();
  const response: ServerResponse = {
    writeHead(status) {
      arrived.resolve(status);
      return response;
    },
    end() {},
    destroy: () => arrived.reject(new Error("The program closed the connection.")),
  };
  async function* pieces() {
    yield body;
  }
  serve(Object.assign(pieces(), { headers, setEncoding() {} }), response);
  return arrived.promise;
}
