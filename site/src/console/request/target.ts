/** Somebody who answers requests. */
export interface RequestTarget {
  /** Address that requests are written for. */
  base: string;
  key(): Promise<string>;
  /** @throws Error that tells the reader what to do */
  send(request: Request): Promise<Response>;
}
