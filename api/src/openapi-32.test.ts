import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import description from "../openapi.json" with { type: "json" };
import { toOpenApi32 } from "./openapi-32.ts";

const written = toOpenApi32(description);

test("the description in OpenAPI 3.2 is valid", async () => {
  const config = await createConfig({ extends: ["spec"] });
  const problems = await lintFromString({ source: JSON.stringify(written), config });
  expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
});

test("each tag has a summary, a kind, and a parent that is a tag", () => {
  const groups = written.tags.filter((tag) => !("parent" in tag)).map(({ name }) => name);
  for (const tag of written.tags) {
    expect(tag).toMatchObject({ summary: expect.stringMatching(/./), kind: "nav" });
    if ("parent" in tag) expect(groups).toContain(tag.parent);
  }
  expect(written.tags.filter((tag) => "parent" in tag).map(({ name }) => name)).toEqual(
    description.tags.map(({ name }) => name),
  );
});

test("a stream is described by its events", () => {
  const { itemSchema, ...media } = (written.paths["/v2/create"].post.responses[200].content as Record<string, unknown>)[
    "text/event-stream"
  ] as { itemSchema: { anyOf: unknown[] } };
  expect(Object.keys(media)).toEqual(["examples"]);
  expect(itemSchema.anyOf).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        required: ["event"],
        properties: {
          event: { const: "fullcontent" },
          data: { contentMediaType: "application/json", contentSchema: { $ref: "#/components/schemas/Content" } },
        },
      }),
      expect.objectContaining({
        properties: { event: { const: "message" }, data: { type: "string", const: "[DONE]" } },
      }),
    ]),
  );
});

test("everything else is as in OpenAPI 3.1", () => {
  const { openapi: _, tags: __, paths: ___, ...rest } = written;
  expect({ ...description, ...rest }).toEqual(description);
  expect(Object.keys(written.paths)).toEqual(Object.keys(description.paths));
});
