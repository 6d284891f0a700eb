import { expect, test } from "vitest";
import { nextTurn } from "../core/turns.ts";
import { isPaged, mapPages, PagedList, pageBody, writePaged } from "./paged-list.ts";

async function* inPages<Item>(...pages: Item[][]): AsyncGenerator<Item[]> {
  yield* pages;
}

const listOf = <Item>(...pages: Item[][]) => new PagedList(inPages(...pages));

async function write(value: unknown): Promise<string> {
  let text = "";
  for await (const part of writePaged(value, nextTurn)) text += part;
  return text;
}

test.each([
  ["no pages", listOf(), []],
  ["an empty page", listOf([], [{ a: 1 }], []), [{ a: 1 }]],
  ["several pages", listOf<object>([{ a: 1 }, { a: "ü😀" }], [{ a: null }]), [{ a: 1 }, { a: "ü😀" }, { a: null }]],
  ["the last property", { a: 1, b: undefined, c: listOf([{}], [{}]) }, { a: 1, c: [{}, {}] }],
  ["the only property", { c: listOf([1]) }, { c: [1] }],
  ["a property of a property", { a: 1, b: { c: 2, d: listOf([1], [2]) } }, { a: 1, b: { c: 2, d: [1, 2] } }],
  [
    "lists in a list",
    listOf<object>([{ a: [1] }, { a: listOf([2], [3]) }], [{ a: listOf() }, { a: [4] }]),
    [{ a: [1] }, { a: [2, 3] }, { a: [] }, { a: [4] }],
  ],
])("the JSON of a value in parts is that of the whole: %s", async (_name, value, whole) => {
  expect(isPaged(value)).toBe(true);
  expect(await write(value)).toBe(JSON.stringify(whole));
});

test("a value without paged lists is none", () => {
  expect([null, 1, [], {}, { a: [{}] }, "text"].map(isPaged)).toEqual(Array(6).fill(false));
});

/** A list whose pages have more bytes than are written ahead, and a record of the read pages. */
function longList({ failsAt = Number.POSITIVE_INFINITY } = {}) {
  const seen = { read: 0, isEnded: false };
  async function* pages() {
    try {
      for (let page = 1; page <= 50; page++) {
        seen.read = page;
        if (page === failsAt) throw new Error("The disk is gone.");
        yield [{ page, text: "x".repeat(70_000) }];
      }
    } finally {
      seen.isEnded = true;
    }
  }
  return { seen, list: new PagedList(pages()) };
}

const unreported = (error: unknown) => expect.unreachable(String(error));

async function openBody(list: PagedList<unknown>, report: (error: unknown) => void = unreported) {
  const { body } = new Response(await pageBody(list, { awaitTurn: nextTurn, report }));
  return body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
}

test("a short list is written in one piece", async () => {
  expect(await pageBody(listOf([1], [2]), { awaitTurn: nextTurn, report: unreported })).toBeInstanceOf(ArrayBuffer);
});

test("a page is read when the client has taken the one before", async () => {
  const { seen, list } = longList();
  const reader = await openBody(list);
  expect(seen.read).toBe(1);
  await reader.read();
  await new Promise(setImmediate);
  expect(seen.read).toBeLessThanOrEqual(2);
  for (let part = 2; part <= 10; part++) await reader.read();
  expect(seen.read).toBeLessThanOrEqual(11);
});

test("others have their turn between two pages", async () => {
  const { seen, list } = longList();
  const reader = await openBody(list);
  const turns: number[] = [];
  const count = () => {
    turns.push(seen.read);
    if (!seen.isEnded) setImmediate(count);
  };
  count();
  while (!(await reader.read()).done);
  const steps = turns.map((read, at) => read - (turns[at - 1] ?? read));
  expect(Math.max(...steps)).toBe(1);
});

test("a client that leaves ends the reading", async () => {
  const { seen, list } = longList();
  const reader = await openBody(list);
  await reader.read();
  await reader.cancel();
  expect(seen).toEqual({ read: 1, isEnded: true });
});

test("a client that reads nothing ends the reading when it leaves", async () => {
  const { seen, list } = longList();
  await (await openBody(list)).cancel();
  expect(seen).toEqual({ read: 1, isEnded: true });
});

test("an error in the first page is that of the request", async () => {
  const { list } = longList({ failsAt: 1 });
  await expect(pageBody(list, { awaitTurn: nextTurn, report: unreported })).rejects.toThrow("The disk is gone.");
});

test("an error in a later page breaks off the response and is reported", async () => {
  const { list } = longList({ failsAt: 3 });
  const reported: unknown[] = [];
  const reader = await openBody(list, (error) => reported.push(error));
  const readOn = async () => {
    while (!(await reader.read()).done);
  };
  await expect(readOn()).rejects.toThrow("The disk is gone.");
  expect(reported).toHaveLength(1);
});

test("pages are converted one by one", async () => {
  const pages = mapPages(inPages([1, 2], [3]), async (page) => page.map(String));
  expect(await pages.next()).toEqual({ done: false, value: ["1", "2"] });
  expect(await pages.next()).toEqual({ done: false, value: ["3"] });
});
