import { type CallId, internalOperations, type Operation, operations } from "@openparlance/api";
import { type InputSchema, inputSchemas } from "@openparlance/api/validators";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isDescribed } from "./conformance.ts";
import type { Sendable } from "./mutations.ts";
import { makeOneOfEach, type OneOfEach } from "./one-of-each.ts";
import { sent, validInputs } from "./requests.ts";
import { chooser, isProof, seeded } from "./seeded.ts";
import { strangeTexts, strangeValues } from "./strange-values.ts";
import { openTestServer } from "./test-server.ts";

type Call = Operation & { id: CallId };
/** Names of fields, and 0 for the first item of a list. */
type Place = readonly (string | 0)[];

const all = Object.values({ ...operations, ...internalOperations }) as Call[];

/** Of the requests of each call, a tenth is asked, another one each; for a proof, all are. */
const oneIn = isProof ? 1 : 10;

/** What every later request of an organization reads: a value that is taken must not spoil it. */
const lists = [
  ...["/v2/jobs?limit=50", "/v2/projects", "/v2/create", "/v2/create/preferences", "/v2/files", "/v2/memories"],
  "/v3/connectors/configuration/webhooks",
];

/** Every place in the inputs of a call where a value may stand. */
function* placesIn(schema: InputSchema, within: Place = []): Generator<Place> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const place = [...within, name];
    yield place;
    yield* placesIn(field, place);
    if (field.items) yield* placesIn(field.items, [...place, 0]);
  }
}

function put(inputs: unknown, [step, ...rest]: Place, value: unknown): unknown {
  if (step === undefined) return value;
  if (step === 0) return [put((inputs as unknown[] | undefined)?.[0], rest, value)];
  const fields = inputs as Record<string, unknown> | undefined;
  return { ...fields, [step]: put(fields?.[step], rest, value) };
}

/** All options in the one header that takes them as JSON, which carries what no header of its own can. */
function inOneHeader({ inputs }: Call, request: Sendable, values: Record<string, unknown>): Sendable | undefined {
  const names = inputs.filter(({ sources }) => sources.includes("LILT-API")).map(({ name }) => name);
  if (names.length === 0) return undefined;
  const options = JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name]])));
  const escaped = options.replaceAll(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return { ...request, headers: { "lilt-api": escaped } };
}

/** The requests of a call that have a strange value in one place. */
function* listRequests(call: Call, world: () => OneOfEach): Generator<Sendable> {
  const choose = chooser(seeded(all.indexOf(call) + 1));
  for (const place of placesIn(inputSchemas[call.id])) {
    const isJson = call.inputs
      .find(({ name }) => name === place[0])
      ?.sources.some((it) => it === "body" || it === "LILT-API");
    for (const value of isJson || place.length > 1 ? strangeValues : strangeTexts) {
      const valid = validInputs(call, world(), choose, { optional: place.length > 1 ? 1 : 4 });
      const inputs = put(valid, place, value) as Record<string, unknown>;
      const request: Sendable = sent({ operation: call, inputs, file: "One.\n" });
      yield request;
      const other = inOneHeader(call, request, inputs);
      if (other) yield other;
    }
  }
}

let server: Awaited<ReturnType<typeof openTestServer>>;
let world: OneOfEach;

beforeAll(async () => {
  server = await openTestServer();
  world = await makeOneOfEach(server, await server.createKey());
});

afterAll(async () => {
  await server.settle();
  expect(server.errors).toEqual([]);
  await server.close();
});

const withInputs = all.filter(({ inputs }) => inputs.length > 0);

test.each(withInputs)("$id answers every strange value in every place as described", async (call) => {
  const wrong: string[] = [];
  let at = all.indexOf(call);
  for (const request of listRequests(call, () => world)) {
    if (++at % oneIn !== 0) continue;
    wrong.push(...(await findFaults(call, request)));
  }
  await server.settle();
  expect(wrong).toEqual([]);
});

async function findFaults({ id }: Call, { method, target, headers, body }: Sendable): Promise<string[]> {
  server.time.now += 100;
  const hasBody = method !== "GET" && body !== undefined;
  const { status, text } = await server.ask(method, target, { headers, ...(hasBody && { body: body as string }) });
  const label = `${id}: ${method} ${target} ${JSON.stringify(headers)} ${JSON.stringify(body)?.slice(0, 300)} → ${status} ${text.slice(0, 200)}`;
  if (!isDescribed(method, target, status)) return [label];
  if (status >= 300 || method === "GET") return [];
  if (method === "DELETE") world = await makeOneOfEach(server, await server.createKey());
  const spoilt = [];
  for (const list of lists) if ((await server.ask("GET", list)).status !== 200) spoilt.push(`${label} spoils ${list}`);
  return spoilt;
}
