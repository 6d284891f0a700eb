import { untilImported } from "@openparlance/client";
import { buildTmx } from "@openparlance/server/testing";
import { describe, expect, test } from "vitest";
import { createMemory, openClient, toBytes } from "./open-client.ts";

const text = "The ferry leaves at ten.\r\n\u0000ß";
const forms = {
  "a Uint8Array": () => toBytes(text),
  "an ArrayBuffer": () => toBytes(text).buffer,
  "a Blob": () => new Blob([text], { type: "text/plain" }),
  "a stream": () => new Blob([text]).stream(),
};

test.each(Object.entries(forms))("%s goes out as it is", async (_, form) => {
  const { client } = await openClient();
  const query = { name: "größe & mehr.txt", labels: ["spring", "signs"] };
  const { data: file } = await client.POST("/v2/files", { params: { query }, body: form() });
  expect(file).toMatchObject({ name: "größe & mehr.txt", labels: ["spring", "signs"] });
  const params = { query: { id: file?.id ?? 0 } };
  const { data } = await client.GET("/v2/files/download", { params, parseAs: "text" });
  expect(data).toBe(text);
});

describe("the options of a file arrive with names of any letters", () => {
  const name = "größe 文 50%.tmx";
  const body = toBytes(buildTmx([["Mind the wet deck.", "Vorsicht, nasses Deck."]]));

  test("one header per option", async () => {
    const { client, waiting } = await openClient();
    const memory_id = await createMemory(client);
    const params = { header: { memory_id, name, skip_duplicates: true } };
    const { response } = await client.POST("/v2/memories/import", { params, body });
    expect(await untilImported(client, response, waiting)).toMatchObject({ resources: [name], version: 1 });
  });

  test("all in one header", async () => {
    const { client, waiting } = await openClient();
    const memory_id = await createMemory(client);
    const header = { "LILT-API": JSON.stringify({ memory_id, name }) };
    const { response } = await client.POST("/v2/memories/import", { params: { header }, body });
    expect(await untilImported(client, response, waiting)).toMatchObject({ resources: [name], version: 1 });
  });
});
