// The tools' own readers have no types; these are the parts that tests use.

declare module "postman-collection" {
  interface Request {
    method: string;
    url: { getHost(): string; getPath(unresolved: boolean): string; getPathWithQuery(): string };
    body?: { mode: string; raw?: string; file?: { src: string } };
    getHeaders(options: { enabled: boolean }): Record<string, string>;
  }

  interface Item {
    name: string;
    request: Request;
    responses: { all(): { code: number; originalRequest?: Request }[] };
    getAuth(): { parameters(): { toObject(): Record<string, string> } };
    parent(): { name: string };
  }

  class Collection {
    constructor(definition: object);
    forEachItem(visit: (item: Item) => void): void;
  }
  const postman: { Collection: typeof Collection };
  export default postman;
}

declare module "@usebruno/lang" {
  interface Pair {
    name: string;
    value: string;
    enabled: boolean;
  }

  export function bruToJsonV2(text: string): {
    meta: { name: string };
    http: { method: string; url: string; auth: string };
    params?: (Pair & { type: "query" | "path" })[];
    headers?: Pair[];
    body?: { json?: string; file?: { filePath: string; selected: boolean }[] };
    settings: { encodeUrl: boolean };
  };

  export function collectionBruToJson(text: string): { auth: { basic: { username: string; password: string } } };

  export function bruToEnvJsonV2(text: string): { variables: { name: string; value: string; secret: boolean }[] };
}
