/** A server, or the sandbox, that receives requests. */
export interface RequestTarget {
  base: string;
  key(): Promise<string>;
  /** @throws Error whose message describes what the reader can do */
  send(request: Request): Promise<Response>;
}
