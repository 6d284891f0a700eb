import { expect, test } from "vitest";
import type { WritingOrder } from "../writing/writer.ts";
import { openAiWriter } from "./open-ai-writer.ts";

const order: WritingOrder = {
  language: "en-GB",
  template: "blog-post",
  subject: "ferries",
  sections: ["Summer"],
  wordLimit: 150,
  tone: "friendly",
  styleguide: "No exclamation marks.",
  terms: ["landing stage"],
  material: ["The ferry leaves at nine."],
};

async function write(response: string, status = 200) {
  const requests: string[] = [];
  const writer = openAiWriter({ url: "http://localhost:8000/v1", model: "small" }, async (_, { body }) => {
    requests.push(String(body));
    return new Response(response, { status });
  });
  const pieces: string[] = [];
  let failure: unknown;
  try {
    for await (const piece of writer.write(order, new AbortController().signal)) pieces.push(piece);
  } catch (error) {
    failure = error;
  }
  return { pieces, failure, requested: requests };
}

const piece = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

test("pieces come as the service streams them, the first one at once", async () => {
  const {
    pieces,
    failure,
    requested: requests,
  } = await write(`: hello\n\n${piece("The ")}${piece("ferry.")}data: [DONE]\n\n`);
  expect({ pieces, failure }).toEqual({ pieces: ["", "The ", "ferry."], failure: undefined });
  const [{ content }] = JSON.parse(requests[0] ?? "").messages.slice(1);
  for (const part of [
    "English (United Kingdom)",
    "150",
    "ferries",
    "- Summer",
    "friendly",
    "No exclamation",
    "- landing stage",
    "nine",
  ]) {
    expect(content).toContain(part);
  }
});

test("more words than were ordered are neither passed on nor waited for", async () => {
  const words = Array.from({ length: 200 }, (_, index) => piece(`word${index} `)).join("");
  const { pieces, failure } = await write(words);
  expect(failure).toBeUndefined();
  expect(pieces.join("").trim().split(" ")).toHaveLength(150);
});

test("a stream without its end has failed after what came", async () => {
  const { pieces, failure } = await write(piece("The "));
  expect(pieces).toEqual(["", "The "]);
  expect(failure).toMatchObject({ name: "ProviderError", message: "The response was interrupted." });
});

test("an event, or a stream, without an end has failed", async () => {
  const endless = (part: string) => {
    let parts = 0;
    const writer = openAiWriter({ url: "http://localhost:8000/v1", model: "small" }, async () => {
      const bytes = new TextEncoder().encode(part);
      return new Response(
        new ReadableStream({ pull: (body) => (++parts > 2000 ? body.close() : body.enqueue(bytes)) }),
      );
    });
    const read = async () => {
      for await (const _ of writer.write(order, new AbortController().signal));
    };
    return { read: read(), parts: () => parts };
  };
  const event = endless(`data: ${"x".repeat(2 ** 17)}`);
  await expect(event.read).rejects.toMatchObject({ message: "An event of the response is too large." });
  expect(event.parts()).toBeLessThan(30);
  const stream = endless(`: ${"x".repeat(2 ** 17)}\n\n`);
  await expect(stream.read).rejects.toMatchObject({ message: "The response is too large." });
  expect(stream.parts()).toBeLessThan(600);
});

test.each([
  ["data: {\n\n", 200],
  ["", 503],
])("a response that can't be used has failed: %j %d", async (response, status) => {
  expect((await write(response, status)).failure).toMatchObject({ name: "ProviderError" });
});
