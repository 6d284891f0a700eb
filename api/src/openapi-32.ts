import type { ExampleObject, MediaType, StreamEvent } from "./openapi.ts";

/** A tag's properties in OpenAPI 3.2 that 3.1 lacks: its short name, and the tag that it belongs to. */
type TagLocation = readonly [summary: string, parent: string];

const groups: Readonly<Record<string, string>> = {
  Instant: "Machine translation and generated content, immediately",
  Verified: "Translation by linguists, in jobs",
  Content: "Files, before and after translation",
  Integration: "Events, and what applies to the whole organization",
};

const tagLocations: Readonly<Record<string, TagLocation>> = {
  Languages: ["Supported languages", "Instant"],
  Memories: ["Translation memories", "Instant"],
  Translate: ["Instant translation", "Instant"],
  Create: ["Content generation", "Instant"],
  Workflows: ["Workflow templates", "Verified"],
  Jobs: ["Jobs", "Verified"],
  Projects: ["Projects", "Verified"],
  Documents: ["Documents", "Verified"],
  Segments: ["Segments", "Verified"],
  Files: ["Files", "Content"],
  Uploads: ["Large uploads", "Content"],
  Webhooks: ["Webhooks", "Integration"],
  Domains: ["Domains", "Integration"],
};

/** The description of the API in OpenAPI 3.2, from the one in 3.1. */
export function toOpenApi32<Description extends { openapi: string; tags: { name: string }[] }>(
  description: Description,
) {
  return {
    ...(mapStreams(description) as Description),
    openapi: "3.2.0",
    tags: [
      ...Object.entries(groups).map(([name, summary]) => ({ name, summary, kind: "nav" })),
      ...description.tags.map((tag) => {
        const [summary, parent] = tagLocations[tag.name] ?? [tag.name, undefined];
        return { ...tag, summary, ...(parent && { parent }), kind: "nav" };
      }),
    ],
  };
}

function mapStreams(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mapStreams);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === "text/event-stream" ? writeStream(part as MediaType) : mapStreams(part),
    ]),
  );
}

/** A stream is a sequence of events, each an object of its fields. Source: OpenAPI 3.2, "Server-Sent Event Streams". */
function writeStream({ "x-stream-events": events = [], examples = {} }: MediaType) {
  return {
    itemSchema: {
      type: "object",
      required: ["data"],
      properties: { event: { type: "string" }, data: { type: "string" } },
      anyOf: events.map(eventSchema),
    },
    examples: Object.fromEntries(
      Object.entries(examples as Record<string, ExampleObject>).map(([name, { value, ...rest }]) => [
        name,
        { ...rest, serializedValue: value },
      ]),
    ),
  };
}

function eventSchema({ event, meaning, data }: StreamEvent) {
  // An event without a type is a message.
  const isMessage = event === "message";
  const text = data.type === "string" ? data : { contentMediaType: "application/json", contentSchema: data };
  return {
    description: meaning,
    ...(!isMessage && { required: ["event"] }),
    properties: { event: { const: event }, data: text },
  };
}
