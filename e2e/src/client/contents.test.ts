import { type ContentPiece, generateContent, ParlanceError, regenerateContent, WorkFailed } from "@openparlance/client";
import { expect, test } from "vitest";
import { openClient } from "./open-client.ts";

const wishes = {
  name: "Ferry timetable",
  language: "en-GB",
  template: "blog-post",
  templateParams: {
    language: "en-GB",
    sections: ["Summer", "Winter"],
    summary: "an introduction to the ferry timetable",
  },
};

async function openSigned(options: Parameters<typeof openClient>[0] = {}) {
  const opened = await openClient(options);
  await opened.client.POST("/v2/create/terms-and-conditions", { body: { signedAgreement: true } });
  return opened;
}

async function all(pieces: AsyncIterable<ContentPiece>) {
  const texts: string[] = [];
  let whole: ContentPiece["content"];
  for await (const { text, content } of pieces) {
    if (text === undefined) whole = content;
    else texts.push(text);
  }
  return { texts, whole };
}

test("the pieces of a text are its content, which comes last", async () => {
  const { client } = await openSigned();
  const { texts, whole } = await all(generateContent(client, wishes));
  expect(texts.length).toBeGreaterThan(1);
  expect(whole).toMatchObject({ name: "Ferry timetable", content: texts.join("") });
  const again = await all(regenerateContent(client, whole?.id ?? 0));
  expect(again.whole).toMatchObject({ id: whole?.id, content: again.texts.join("") });
});

/** Writes until it is stopped. */
function endless() {
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const writer = {
    async *write(_: unknown, signal: AbortSignal) {
      try {
        while (!signal.aborted) {
          yield "on and ";
          await new Promise(setImmediate);
        }
      } finally {
        stop();
      }
    },
  };
  return { writer, stopped };
}

test("leaving the loop ends the writing", async () => {
  const { writer, stopped } = endless();
  const { client } = await openSigned({ writer });
  for await (const { text } of generateContent(client, wishes)) {
    expect(text).toBe("on and ");
    break;
  }
  await stopped;
  const { data } = await client.GET("/v2/create");
  expect(data?.contents[0]?.content).toMatch(/^on and /);
});

test("a text that breaks off is an error with its message", async () => {
  const writer = {
    async *write() {
      yield "The first ";
      throw new Error("out of ink");
    },
  };
  const { client } = await openSigned({ writer });
  const texts: string[] = [];
  const reading = async () => {
    for await (const { text = "" } of generateContent(client, wishes)) texts.push(text);
  };
  await expect(reading()).rejects.toBeInstanceOf(WorkFailed);
  expect(texts).toEqual(["The first "]);
});

test("a refusal is an error of the API", async () => {
  const { client } = await openClient();
  await expect(generateContent(client, wishes).next()).rejects.toBeInstanceOf(ParlanceError);
});
