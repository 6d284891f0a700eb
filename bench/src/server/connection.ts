import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface RawResponse {
  status: number;
  text: string;
}

/** A request as it goes over the wire, but for its length. */
export interface RawRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * A connection that is kept, with one request at a time. It does no more than it must, so that the load takes little
 * CPU time from the server that it measures. A client of the standard library takes three times as much as the server.
 */
export class Connection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #responses: PromiseWithResolvers<RawResponse> | undefined;
  #usedAt = performance.now();

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", (part) => this.#take(part));
    socket.on("close", () => this.#responses?.reject(new Error("The server closed the connection.")));
    socket.on("error", (error) => this.#responses?.reject(error));
  }

  static async open(port: number): Promise<Connection> {
    const socket = connect(port, "127.0.0.1");
    socket.setNoDelay(true);
    await once(socket, "connect");
    return new Connection(socket);
  }

  request(sent: RawRequest): Promise<RawResponse> {
    this.#responses = Promise.withResolvers<RawResponse>();
    this.#usedAt = performance.now();
    this.#socket.write(write(sent));
    return this.#responses.promise;
  }

  /** The server closes a connection that was left alone for five seconds. */
  get isFresh(): boolean {
    return performance.now() - this.#usedAt < 2000;
  }

  close(): void {
    this.#responses = undefined;
    this.#socket.destroy();
  }

  #take(part: Buffer): void {
    this.#received = this.#received.length === 0 ? part : Buffer.concat([this.#received, part]);
    const head = this.#received.indexOf("\r\n\r\n");
    if (head < 0) return;
    const start = head + 4;
    const headers = this.#received.toString("latin1", 0, head);
    const length = Number(/^content-length: *(\d+)/im.exec(headers)?.[1] ?? Number.NaN);
    if (Number.isNaN(length)) this.#responses?.reject(new Error(`The answer has no length: ${headers}`));
    if (!(this.#received.length - start >= length)) return;
    const text = this.#received.toString("utf8", start, start + length);
    this.#received = Buffer.alloc(0);
    this.#responses?.resolve({ status: Number(headers.slice(9, 12)), text });
  }
}

/** The request as text. */
export function write({ method, path, headers, body }: RawRequest): string {
  const all = { host: "localhost", ...headers, "content-length": String(Buffer.byteLength(body)) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}
