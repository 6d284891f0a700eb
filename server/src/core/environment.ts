/** The server core's environment: time, a log, the request's other end, a way to call webhooks. */

/** Milliseconds since 1970. */
export type Clock = () => number;

/** Milliseconds since some moment. Unlike the time of day it never goes back, so intervals are measured with it. */
export type MonotonicClock = () => number;

export type LogLevel = "debug" | "info" | "warn" | "error";

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** A line for anyone who looks after the server, of level `info` unless given: no key and no text of a customer. */
export type Log = (event: string, facts: LogFields, level?: LogLevel) => void;

/** The data of a request for the log and the figures; each part that serves it adds its own. */
export interface RequestRecord {
  /** Names the request in the log and in the header `X-Request-Id` of its response. */
  id: string;
  /** The id of the call; `unknown` when it is none, `site` and `health` for what is no API. */
  operation: string;
  organizationId?: number;
}

/** Opens a stream that compresses or decompresses a body, by its `Content-Encoding`. */
export type ContentCodings<Parameters extends unknown[] = []> = Readonly<
  Record<string, (...parameters: Parameters) => ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>>
>;
/** A decoder keeps at most so many bytes. */
export type Decoders = ContentCodings<[keptBytes: number]>;

/** The listener's data of a request that the standard `Request` lacks. */
export interface Peer {
  /** Path and query exactly as sent; a `Request` has them resolved. */
  target: string;
  isTls: boolean;
  /** The server's URL for clients, if the configuration has one. */
  origin?: string;
  /** The other end is this machine. */
  isLoopback: boolean;
  /** The other end is a proxy that the configuration trusts with `X-Forwarded-Proto`. */
  isTrustedProxy: boolean;
  /** The address of the client, as a trusted proxy reports it, or of the other end. */
  client?: string;
  /** The runtime's own besides those of the Compression Standard, or instead of them. */
  encoders?: ContentCodings;
  decoders?: Decoders;
  /** Absent where no one looks at it. */
  record?: RequestRecord;
  /** Calls `work` when the response was sent, or its client has left. Absent where a response is sent at once. */
  onClosed?(work: () => void): void;
}

/** Sends a delivery to a webhook's address, which may have become a private one since it was registered. */
export interface WebhookSender {
  /** Rejects when there is no response, or the address must not be called. */
  send(
    url: string,
    request: { headers: Record<string, string>; body: string; signal: AbortSignal },
  ): Promise<DeliveryReceipt>;
}

/** The receiver's response to a delivery. */
export interface DeliveryReceipt {
  status: number;
  /** The header of that name: seconds or a date. */
  retryAfter?: string | undefined;
}
