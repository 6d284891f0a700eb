/** Milliseconds since 1970. */
export type Clock = () => number;

/** Milliseconds since any moment. Unlike the time of day it never goes back, so it measures intervals. */
export type MonotonicClock = () => number;

/** Whose work it is. */
export interface WorkOwner {
  readonly organizationId: number;
  /** Whether the work may wait any time for a connection, because no client waits for it. */
  readonly mayWaitLong?: boolean;
  /** The connections of the database that the work uses or waits for, counted by the database. */
  connections?: number;
}

/** Runs work, and everything that the work awaits, for its owner or for none. */
export type RunAs = <T>(owner: WorkOwner | undefined, work: () => T) => T;
export const justRun: RunAs = (_, work) => work();

export type LogLevel = "debug" | "info" | "warn" | "error";

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Writes a line for operators, with level `info` by default. It contains no key and no text of a customer. */
export type Log = (event: string, facts: LogFields, level?: LogLevel) => void;

/** The data of a request for the log and the metrics. Each part of the server adds its own. */
export interface RequestRecord {
  /** Names the request in the log and in the header `X-Request-Id` of its response. */
  id: string;
  /** The ID of the operation; `unknown` for an unknown one, and for other paths `site`, `health`, or `mcp`. */
  operation: string;
  organizationId?: number | undefined;
}

/** Opens a stream that compresses or decompresses a body, by its `Content-Encoding`. */
export type ContentCodings<Parameters extends unknown[] = []> = Readonly<
  Record<string, (...parameters: Parameters) => ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>>
>;
/** Creates decoders that buffer at most `keptBytes`. */
export type Decoders = ContentCodings<[keptBytes: number]>;

/** The data of a request that the listener adds, because the standard `Request` lacks it. */
export interface Peer {
  /** Path and query exactly as sent; a `Request` has them resolved. */
  target: string;
  isTls: boolean;
  /** The server's URL for clients, if the configuration has one. */
  origin?: string | undefined;
  /** Whether the connection comes from this machine. */
  isLoopback: boolean;
  /** Whether the connection comes from a proxy whose `X-Forwarded-Proto` the configuration trusts. */
  isTrustedProxy: boolean;
  /** The address of the client, from a trusted proxy or the connection. */
  client?: string;
  /** The runtime's encoders, in addition to the Compression Standard or instead of it. */
  encoders?: ContentCodings;
  decoders?: Decoders;
  /** Absent where requests are not logged. */
  record?: RequestRecord;
  /** Calls `work` when the response was sent or its client has left. Absent where a response is sent at once. */
  onClosed?(work: () => void): void;
}

/** Sends a delivery to a webhook's URL, which may have become a private one since it was registered. */
export interface WebhookSender {
  /** Rejects when there is no response, or requests to the URL are not allowed. */
  send(
    url: string,
    request: { headers: Record<string, string>; body: string; signal: AbortSignal },
  ): Promise<DeliveryReceipt>;
}

export interface DeliveryReceipt {
  status: number;
  /** The value of the header `Retry-After`: seconds or a date. */
  retryAfter?: string | undefined;
}
