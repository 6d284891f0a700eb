/** What the server's core needs from wherever it runs, and what that tells it of a request. */

/** Milliseconds since 1970. */
export type Clock = () => number;

/** What the listener knows of a request and the standard `Request` does not. */
export interface Peer {
  /** Path and query exactly as sent; a `Request` has them resolved. */
  target: string;
  isTls: boolean;
  /** The other end is this machine. */
  isLoopback: boolean;
  /** The other end is a proxy that the configuration trusts with `X-Forwarded-Proto`. */
  isTrustedProxy: boolean;
}
