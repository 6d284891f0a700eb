import { readAhead } from "../files/read.ts";

/** A list of any length in a response, written page by page while the client reads it. */
export class PagedList<Item> {
  readonly pages: AsyncIterable<readonly Item[]>;

  constructor(pages: AsyncIterable<readonly Item[]>) {
    this.pages = pages;
  }
}

/** A JSON value in which lists may be paged: the value itself, and the last property of an object, at any depth. */
export type Paged<Value> =
  | Value
  | (Value extends readonly (infer Item)[]
      ? PagedList<Paged<Item>>
      : Value extends object
        ? { [Key in keyof Value]: Paged<Value[Key]> }
        : never);

export async function* mapPages<Row, Item>(
  pages: AsyncIterable<readonly Row[]>,
  convert: (rows: readonly Row[]) => readonly Item[] | Promise<readonly Item[]>,
): AsyncGenerator<readonly Item[]> {
  for await (const page of pages) yield await convert(page);
}

export function isPaged(value: unknown): boolean {
  if (value instanceof PagedList) return true;
  return typeof value === "object" && value !== null && !Array.isArray(value) && isPaged(Object.values(value).at(-1));
}

/** The limit of a response in one piece, and of the bytes of a longer one that wait for the client, approximately. */
export const maxAheadBytes = 65_536;

export interface PagedBodyOptions {
  /** Resolves when the next page may be read, because other requests have had their turn. */
  awaitTurn(): Promise<void>;
  /** Called with the error of a body whose beginning was already sent. */
  report(error: unknown): void;
}

/** The body of a response with paged lists: in one piece if it is short, otherwise written while the client reads. */
export async function pageBody(value: unknown, { awaitTurn: begin, report }: PagedBodyOptions): Promise<BodyInit> {
  let isBegun = false;
  async function* parts() {
    const encoder = new TextEncoder();
    try {
      for await (const part of writePaged(value, begin)) yield encoder.encode(part);
    } catch (error) {
      if (isBegun) report(error);
      throw error;
    }
  }
  const body = await readAhead(parts(), maxAheadBytes);
  isBegun = true;
  return body;
}

/** The JSON of a value with paged lists, in parts. `begin` resolves when the next page may be read. */
export async function* writePaged(value: unknown, begin: () => Promise<void>): AsyncGenerator<string> {
  if (value instanceof PagedList) yield* writeList(value, begin);
  else if (isPaged(value)) yield* writeObject(value as object, begin);
  else yield JSON.stringify(value);
}

/** Each page is a part, and each paged list in its items adds one. */
async function* writeList({ pages }: PagedList<unknown>, begin: () => Promise<void>): AsyncGenerator<string> {
  let part = "[";
  let separator = "";
  for await (const page of pages) {
    for (const item of page) {
      part += separator;
      separator = ",";
      if (isPaged(item)) {
        yield part;
        part = "";
        yield* writePaged(item, begin);
      } else part += JSON.stringify(item);
    }
    yield part;
    part = "";
    await begin();
  }
  yield `${part}]`;
}

async function* writeObject(value: object, begin: () => Promise<void>): AsyncGenerator<string> {
  const entries = Object.entries(value);
  const [name, last] = entries.pop() as [string, unknown];
  const before = JSON.stringify(Object.fromEntries(entries)).slice(0, -1);
  yield `${before}${before === "{" ? "" : ","}${JSON.stringify(name)}:`;
  yield* writePaged(last, begin);
  yield "}";
}
