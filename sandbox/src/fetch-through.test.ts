import { expect, test } from "vitest";
import { fetchThrough } from "./fetch-through.ts";
import type { PortRequest } from "./messages.ts";
import { createMessageListener } from "./serve.ts";

function workerThat(fetch: (request: Request) => Promise<Response>) {
  const respond = createMessageListener({ fetch, perform: async () => [], save: async () => new Uint8Array() });
  const postMessage = (data: PortRequest, ports: [MessagePort]) => respond({ data, ports });
  return { postMessage } as Pick<Worker, "postMessage">;
}

test("a request arrives as it was sent, and its response likewise", async () => {
  const worker = workerThat(async (request) => {
    const { method, url, headers, body } = request;
    const text = `${method} ${url} ${headers.get("name")} ${await new Response(body).text()}`;
    return new Response(text, { status: 201, headers: { "x-answer": "yes" } });
  });
  const request = new Request("http://sandbox/v2/files?a=1", { method: "POST", headers: { name: "a" }, body: "Größe" });
  const response = await fetchThrough(worker, request);
  expect([response.status, response.headers.get("x-answer")]).toEqual([201, "yes"]);
  expect(await response.text()).toBe("POST http://sandbox/v2/files?a=1 a Größe");
});

test("a response without a body has none", async () => {
  const worker = workerThat(async () => new Response(null, { status: 204 }));
  expect((await fetchThrough(worker, new Request("http://sandbox/"))).body).toBeNull();
});

/** Responds with numbers without end, and counts those that were generated. */
function streamNumbers() {
  const created = { count: 0, isCancelled: false, signal: undefined as AbortSignal | undefined };
  const worker = workerThat(async ({ signal }) => {
    created.signal = signal;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => controller.enqueue(new TextEncoder().encode(String(++created.count))),
        cancel: () => {
          created.isCancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
    return new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>);
  });
  return { created, worker };
}

test("a stream comes piece by piece, as the page reads, and stops when the page stops", async () => {
  const { created, worker } = streamNumbers();
  const { body } = await fetchThrough(worker, new Request("http://sandbox/"));
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  const text = async () => new TextDecoder().decode((await reader.read()).value);
  expect([await text(), await text()]).toEqual(["1", "2"]);
  expect(created.count).toBe(2);
  await reader.cancel();
  await expect.poll(() => [created.isCancelled, created.signal?.aborted]).toEqual([true, true]);
});

test("aborting a request ends its response on both sides", async () => {
  const { created, worker } = streamNumbers();
  const gone = new AbortController();
  const { body } = await fetchThrough(worker, new Request("http://sandbox/", { signal: gone.signal }));
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  gone.abort();
  await expect(reader.read()).rejects.toThrow(/abort/);
  await expect.poll(() => created.isCancelled).toBe(true);
});

test("aborting before the response rejects, and aborts the server's request", async () => {
  const { promise: events, resolve } = Promise.withResolvers<void>();
  const worker = workerThat(({ signal }) => {
    signal.addEventListener("abort", () => resolve());
    return new Promise(() => {});
  });
  const gone = new AbortController();
  const response = fetchThrough(worker, new Request("http://sandbox/", { signal: gone.signal }));
  setTimeout(() => gone.abort());
  await expect(response).rejects.toThrow(/abort/);
  await events;
});

test("a response that fails rejects, at its head or in the middle", async () => {
  const atHead = workerThat(() => Promise.reject(new Error("no head")));
  await expect(fetchThrough(atHead, new Request("http://sandbox/"))).rejects.toThrow("no head");
  const inBody = workerThat(
    async () => new Response(new ReadableStream({ pull: () => Promise.reject(new Error("no body")) })),
  );
  const response = await fetchThrough(inBody, new Request("http://sandbox/"));
  await expect(response.text()).rejects.toThrow("no body");
});
