import { describe, expect, onTestFinished, test, vi } from "vitest";
import { importInto, newMemory } from "../../testing/memories.ts";
import { openTestServer } from "../../testing/test-server.ts";
import type { Writer, WritingOrder } from "../writing/writer.ts";

const order = {
  name: "Ferry timetable",
  language: "en-GB",
  template: "blog-post",
  templateParams: {
    language: "en-GB",
    contentLength: 150,
    sections: ["Summer", "Winter"],
    summary: "an introduction to the ferry timetable",
  },
};

/** The events of a stream: name and data. */
const parseEvents = (text: string) =>
  text
    .split("\n\n")
    .filter((block) => block !== "")
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1],
      data: /^data: (.*)$/m.exec(block)?.[1] ?? "",
    }));

const joinText = (stream: string) =>
  parseEvents(stream)
    .filter(({ event, data }) => event === undefined && data !== "[DONE]")
    .map(({ data }) => JSON.parse(data).text)
    .join("");

async function openSigned() {
  const server = await openTestServer();
  await server.request("POST", "/v2/create/terms-and-conditions", { body: { signedAgreement: true } });
  return server;
}

describe("terms", () => {
  test("nothing is generated before they are signed, nor after they are withdrawn", async () => {
    const { request: send } = await openTestServer();
    const refused = await send("POST", "/v2/create", { body: order });
    expect([refused.status, refused.json]).toEqual([403, { message: "Sign the terms and conditions first." }]);
    const signed = await send("POST", "/v2/create/terms-and-conditions", { body: { signedAgreement: true } });
    expect(signed.json).toEqual({ signedAgreement: true });
    await send("POST", "/v2/create", { body: order });
    await send("POST", "/v2/create/terms-and-conditions", { body: { signedAgreement: false } });
    const { id } = (await send("GET", "/v2/create")).json.contents[0];
    expect((await send("GET", `/v2/create/${id}/create`)).status).toBe(403);
    expect((await send("GET", `/v2/create/${id}`)).status).toBe(200);
  });

  test("null is no agreement", async () => {
    const { request: send } = await openTestServer();
    const response = await send("POST", "/v2/create/terms-and-conditions", { body: { signedAgreement: null } });
    expect(response.json).toEqual({ message: "signedAgreement is required." });
  });

  test("of one organization are not those of another", async () => {
    const { request: send, createKey, core } = await openSigned();
    const other = await core.store.accounts.createOrganization("Other", "business");
    const key = await createKey("b@other.example", other);
    expect((await send("POST", "/v2/create", { body: order, key })).status).toBe(403);
  });
});

describe("a stream", () => {
  test("is the pieces of the text, the whole content and an end", async () => {
    const { request: send } = await openSigned();
    const response = await send("POST", "/v2/create", { body: order });
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    const events = parseEvents(response.text);
    expect(events.length).toBeGreaterThan(3);
    expect(events.at(-1)).toEqual({ event: undefined, data: "[DONE]" });
    expect(events.at(-2)?.event).toBe("fullcontent");
    const content = JSON.parse(events.at(-2)?.data ?? "");
    expect(content).toMatchObject({ ...order, preferences: null, content: joinText(response.text) });
    expect((await send("GET", `/v2/create/${content.id}`)).json).toEqual(content);
    expect((await send("GET", "/v2/create")).json).toEqual({ contents: [content] });
  });

  test("begins once the content is stored, and keeps the text so far when the reader leaves", async () => {
    const { core, createKey, request: send } = await openSigned();
    const authorization = `Basic ${btoa(`:${await createKey()}`)}`;
    const request = new Request("http://localhost/v2/create", {
      method: "POST",
      headers: { authorization },
      body: JSON.stringify(order),
    });
    const peer = { target: "/v2/create", isTls: false, isLoopback: true, isTrustedProxy: false };
    const { body } = await core.api(request, peer);
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    const first = joinText(new TextDecoder().decode((await reader.read()).value));
    expect((await send("GET", "/v2/create")).json.contents).toMatchObject([{ content: null }]);
    await reader.cancel();
    const [{ content }] = (await send("GET", "/v2/create")).json.contents;
    expect(content.startsWith(first)).toBe(true);
  });

  test("aborts its writer when the reader has left, which is no error", async () => {
    const [waiting, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const patient = {
      async *write(_: unknown, signal: AbortSignal) {
        yield "So far ";
        waiting.resolve();
        await new Promise((_, reject) =>
          signal.addEventListener("abort", () => {
            gone.resolve();
            reject(signal.reason);
          }),
        );
      },
    };
    const server = await openTestServer({ writer: patient });
    await server.request("POST", "/v2/create/terms-and-conditions", { body: { signedAgreement: true } });
    const headers = { authorization: `Basic ${btoa(`:${await server.createKey()}`)}` };
    const request = new Request("http://localhost/v2/create", { method: "POST", headers, body: JSON.stringify(order) });
    const peer = { target: "/v2/create", isTls: false, isLoopback: true, isTrustedProxy: false };
    const { body } = await server.core.api(request, peer);
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    await waiting.promise;
    await Promise.all([reader.cancel(), gone.promise]);
    expect(server.errors).toEqual([]);
    expect((await server.request("GET", "/v2/create")).json.contents).toMatchObject([{ content: "So far " }]);
  });

  test("of a writer that does not come to an end is broken off after 48 seconds", async () => {
    const up = new AbortController();
    const endless = {
      async *write(_: unknown, signal: AbortSignal) {
        yield "So far ";
        up.abort(new DOMException("up", "TimeoutError"));
        signal.throwIfAborted();
        yield "never";
      },
    };
    const server = await openTestServer({ writer: endless });
    await server.request("POST", "/v2/create/terms-and-conditions", { body: { signedAgreement: true } });
    const limits: number[] = [];
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      limits.push(ms);
      return up.signal;
    });
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const { text } = await server.request("POST", "/v2/create", { body: order });
    expect(parseEvents(text).map(({ event }) => event)).toEqual([undefined, "error"]);
    expect(limits).toEqual([48_000]);
    expect((await server.request("GET", "/v2/create")).json.contents[0].content).toBe("So far ");
  });

  test("that breaks off ends with an error event and keeps the text so far", async () => {
    const { request: send } = await openSigned();
    const headers = { "parlance-fault": "generation-failure" };
    const { text } = await send("POST", "/v2/create", { body: order, headers });
    const events = parseEvents(text);
    const message = "Something went wrong on the server.";
    expect(events.at(-1)).toEqual({ event: "error", data: JSON.stringify({ message }) });
    const [{ content }] = (await send("GET", "/v2/create")).json.contents;
    expect(content).toBe(joinText(text));
  });

  test("of a writer that fails says so, and the failure is reported", async () => {
    const failing = {
      async *write() {
        yield "So far ";
        throw new Error("down");
      },
    };
    const server = await openTestServer({ writer: failing });
    await server.request("POST", "/v2/create/terms-and-conditions", { body: { signedAgreement: true } });
    const { text } = await server.request("POST", "/v2/create", { body: order });
    expect(parseEvents(text).map(({ event }) => event)).toEqual([undefined, "error"]);
    expect(server.errors).toMatchObject([{ message: "down" }]);
    expect((await server.request("GET", "/v2/create")).json.contents[0].content).toBe("So far ");
  });

  test("with a key whose text can't be kept when the reader leaves can be retried with the key", async () => {
    const server = await openSigned();
    const { contents } = server.core.store;
    const writeDraft = contents.writeDraft.bind(contents);
    contents.writeDraft = async () => {
      throw new Error("The database is away.");
    };
    const key = { "idempotency-key": "harbour" };
    const headers = { ...key, authorization: `Basic ${btoa(`:${await server.createKey()}`)}` };
    const request = new Request("http://localhost/v2/create", { method: "POST", headers, body: JSON.stringify(order) });
    const peer = { target: "/v2/create", isTls: false, isLoopback: true, isTrustedProxy: false };
    const { body } = await server.core.api(request, peer);
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    await reader.cancel();
    expect(server.errors).toMatchObject([{ message: "The database is away." }]);
    contents.writeDraft = writeDraft;
    expect((await server.request("POST", "/v2/create", { body: order, headers: key })).status).toBe(200);
  });

  test("of which nothing can be kept says so, and that is reported once", async () => {
    const server = await openSigned();
    server.core.store.contents.write = async () => {
      throw new Error("The database is away.");
    };
    const { text } = await server.request("POST", "/v2/create", { body: order });
    expect(parseEvents(text).filter(({ event }) => event !== undefined)).toMatchObject([{ event: "error" }]);
    expect(parseEvents(text).at(-1)).toMatchObject({ event: "error" });
    expect(server.errors).toMatchObject([{ message: "The database is away." }]);
  });
});

describe("a text that is generated again", () => {
  /** The output after the first text, until the writer fails or its reader leaves. */
  async function regenerate(write: Writer["write"], leave: (reader: ReadableStreamDefaultReader) => Promise<unknown>) {
    let writer: Writer = {
      async *write() {
        yield "The old text.";
      },
    };
    const server = await openTestServer({ writer: { write: (...inputs) => writer.write(...inputs) } });
    await server.request("POST", "/v2/create/terms-and-conditions", { body: { signedAgreement: true } });
    await server.request("POST", "/v2/create", { body: order });
    const [{ id }] = (await server.request("GET", "/v2/create")).json.contents;
    writer = { write };
    const target = `/v2/create/${id}/create`;
    const headers = { authorization: `Basic ${btoa(`:${await server.createKey()}`)}` };
    const peer = { target, isTls: false, isLoopback: true, isTrustedProxy: false };
    const { body } = await server.core.api(new Request(`http://localhost${target}`, { headers }), peer);
    await leave((body as ReadableStream<Uint8Array>).getReader());
    return (await server.request("GET", `/v2/create/${id}`)).json.content;
  }

  async function* endless() {
    for (;;) {
      yield "New ";
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  const readToEnd = async (reader: ReadableStreamDefaultReader) => {
    while (!(await reader.read()).done);
  };

  test.each<[name: string, write: Writer["write"], leave: (reader: ReadableStreamDefaultReader) => Promise<unknown>]>([
    [
      "the service is down",
      // biome-ignore lint/correctness/useYield: it fails before its first piece
      async function* () {
        throw new Error("down");
      },
      readToEnd,
    ],
    [
      "the service breaks off",
      async function* () {
        yield "New ";
        throw new Error("down");
      },
      readToEnd,
    ],
    ["the reader leaves at once", endless, (reader) => reader.cancel()],
    [
      "the reader leaves midway",
      endless,
      async (reader) => {
        await reader.read();
        await reader.cancel();
      },
    ],
    [
      "the reader leaves and the writer ends early",
      async function* (_, signal) {
        yield "New ";
        while (!signal.aborted) await new Promise((resolve) => setTimeout(resolve));
      },
      async (reader) => {
        await reader.read();
        await reader.cancel();
      },
    ],
  ])("stays as it was when %s", async (_, write, leave) => {
    expect(await regenerate(write, leave)).toBe("The old text.");
  });

  test("is replaced by the whole new one", async () => {
    async function* write() {
      yield* ["A new ", "text."];
    }
    expect(await regenerate(write, readToEnd)).toBe("A new text.");
  });
});

describe("a content", () => {
  test("is changed key by key, null removes a key, and its text stays until it is generated again", async () => {
    const { request: send } = await openSigned();
    const generated = await send("POST", "/v2/create", { body: order });
    const [before] = (await send("GET", "/v2/create")).json.contents;
    const changes = {
      templateParams: { sections: ["Holidays"], contentLength: null },
      preferences: { tone: "formal" },
    };
    const changed = (await send("PUT", `/v2/create/${before.id}`, { body: changes })).json;
    const { summary, language } = order.templateParams;
    expect(changed).toEqual({
      ...before,
      templateParams: { language, summary, sections: ["Holidays"] },
      preferences: { tone: "formal" },
    });
    const { text } = await send("GET", `/v2/create/${before.id}/create`);
    expect(joinText(text)).not.toBe(joinText(generated.text));
    expect(joinText(text)).toContain("Holidays");
    expect((await send("GET", "/v2/create")).json.contents).toMatchObject([{ id: before.id, content: joinText(text) }]);
  });

  test("keeps all of the changes that come at a time", async () => {
    const { request: send } = await openSigned();
    await send("POST", "/v2/create", { body: order });
    const [{ id }] = (await send("GET", "/v2/create")).json.contents;
    const change = (body: object) => send("PUT", `/v2/create/${id}`, { body });
    await Promise.all([
      change({ name: "New" }),
      change({ templateParams: { summary: "a new summary" } }),
      change({ templateParams: { contentLength: 200 } }),
    ]);
    expect((await send("GET", `/v2/create/${id}`)).json).toMatchObject({
      name: "New",
      templateParams: { summary: "a new summary", contentLength: 200 },
    });
  });

  test("takes its wording from a memory, in the language of the text", async () => {
    const { request: send, core, organizationId } = await openSigned();
    const memory = { name: "Harbour", srclang: "en", trglang: "de" };
    const { id: memoryId } = (await send("POST", "/v2/memories", { body: memory })).json;
    const entry = { resource: null, documentId: null, userEmail: "admin@localhost" };
    await core.store.atomically(async (tx) => {
      await tx.entries.put(organizationId, memoryId, [
        { ...entry, id: 1, source: "In summer ferries leave hourly.", target: "Im Sommer legen Fähren stündlich ab." },
      ]);
    });
    const inGerman = { ...order, language: "de", templateParams: { language: "de", sections: ["Sommer"], memoryId } };
    expect(joinText((await send("POST", "/v2/create", { body: inGerman })).text)).toContain(
      "Im Sommer legen Fähren stündlich ab.",
    );
    const inEnglish = { ...order, templateParams: { language: "en", sections: ["Summer"], memoryId } };
    expect(joinText((await send("POST", "/v2/create", { body: inEnglish })).text)).toContain(
      "In summer ferries leave hourly.",
    );
  });

  test("is written with the terms that its summary and sections speak of, in its own language", async () => {
    const orders: WritingOrder[] = [];
    const writer: Writer = {
      async *write(order) {
        orders.push(order);
        yield "Text.";
      },
    };
    const server = await openTestServer({ writer });
    await server.request("POST", "/v2/create/terms-and-conditions", { body: { signedAgreement: true } });
    const memoryId = await newMemory(server);
    await importInto(server, memoryId, "terms.csv", "gangway,Landgang\nforedeck,Vorschiff\nberth,Liegeplatz\n");
    const termsOf = async (language: string, paramsLanguage: string, summary: string, section: string) => {
      const templateParams = { language: paramsLanguage, summary, sections: [section], memoryId };
      await server.request("POST", "/v2/create", { body: { language, template: "news", templateParams } });
      return orders.at(-1)?.terms;
    };
    expect(await termsOf("de", "en", "about gangways", "The foredeck")).toEqual(["Landgang", "Vorschiff"]);
    expect(await termsOf("de", "de", "Der Landgang", "Das Wetter")).toEqual(["Landgang"]);
    expect(await termsOf("fr", "en", "about gangways", "The foredeck")).toEqual([]);
  });

  test("is gone once deleted", async () => {
    const { request: send } = await openSigned();
    await send("POST", "/v2/create", { body: order });
    const [{ id }] = (await send("GET", "/v2/create")).json.contents;
    expect((await send("DELETE", `/v2/create/${id}`)).json).toEqual({ id });
    for (const [method, path] of [
      ["GET", `/v2/create/${id}`],
      ["PUT", `/v2/create/${id}`],
      ["DELETE", `/v2/create/${id}`],
      ["GET", `/v2/create/${id}/create`],
    ] as const) {
      const response = await send(method, path, method === "PUT" ? { body: {} } : {});
      expect([response.status, response.json]).toEqual([404, { message: `Content ${id} was not found.` }]);
    }
  });
});

test.each([
  [{ language: "english" }, 'language must be a language such as en or en-US, not "english".'],
  [{ templateParams: { language: "xx" } }, 'templateParams.language must be a language such as en or en-US, not "xx".'],
  [{ template: undefined }, "template is required."],
  [{ templateParams: {} }, "templateParams.language is required."],
  [
    { templateParams: { language: "en", contentLength: 5001 } },
    "templateParams.contentLength must be an integer between 1 and 5000.",
  ],
])("%j is refused", async (wrong, message) => {
  const { request: send } = await openSigned();
  const response = await send("POST", "/v2/create", { body: { ...order, ...wrong } });
  expect([response.status, response.json]).toEqual([400, { message }]);
  expect((await send("GET", "/v2/create")).json).toEqual({ contents: [] });
});

test("a memory that is not there, or is another user's, is refused", async () => {
  const { request: send, createKey } = await openSigned();
  const memory = { name: "Harbour", srclang: "en", trglang: "de" };
  const { id } = (await send("POST", "/v2/memories", { body: memory })).json;
  const request = (memoryId: number, key?: string) => {
    const body = { ...order, templateParams: { language: "en", memoryId } };
    return send("POST", "/v2/create", { body, ...(key !== undefined && { key }) });
  };
  expect((await request(id)).status).toBe(200);
  expect((await request(999_999)).status).toBe(404);
  expect((await request(id, await createKey("other@localhost"))).status).toBe(401);
});

describe("preferences", () => {
  test("are empty at first, changed one by one, and cleared by null or an empty text", async () => {
    const { request: send } = await openTestServer();
    const put = async (body: object) => (await send("PUT", "/v2/create/preferences", { body })).json;
    expect((await send("GET", "/v2/create/preferences")).json).toEqual({ tone: "", styleguide: "" });
    expect(await put({ tone: "friendly" })).toEqual({ tone: "friendly", styleguide: "" });
    expect(await put({ styleguide: "No jokes." })).toEqual({ tone: "friendly", styleguide: "No jokes." });
    expect(await put({ tone: null })).toEqual({ tone: "", styleguide: "No jokes." });
    expect(await put({ styleguide: "" })).toEqual({ tone: "", styleguide: "" });
    expect((await send("GET", "/v2/create/preferences")).json).toEqual({ tone: "", styleguide: "" });
  });

  test("of the organization hold where a content has none", async () => {
    const { request: send } = await openSigned();
    const neutral = joinText((await send("POST", "/v2/create", { body: order })).text);
    await send("PUT", "/v2/create/preferences", { body: { tone: "formal" } });
    const formal = joinText((await send("POST", "/v2/create", { body: order })).text);
    const own = joinText(
      (await send("POST", "/v2/create", { body: { ...order, preferences: { tone: "plain" } } })).text,
    );
    expect(formal).not.toBe(neutral);
    expect(own).toBe(neutral);
  });
});
