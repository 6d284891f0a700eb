/** A server, or the sandbox. */
export interface RequestTarget {
  base: string;
  key(): Promise<string>;
  /** @throws Error with advice for the reader */
  send(request: Request): Promise<Response>;
}
