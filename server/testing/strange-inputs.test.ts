import { type AnyOperationId, internalOperations, type Operation, operations } from "@openparlance/api";
import { type InputSchema, inputSchemas } from "@openparlance/api/validators";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isDescribed } from "./conformance.ts";
import type { Sendable } from "./mutations.ts";
import { makeOneOfEach, type OneOfEach } from "./one-of-each.ts";
import { toRequest, validInputs } from "./requests.ts";
import { chooser, isProof, seedRandom } from "./seeded.ts";
import { strangeTexts, strangeValues } from "./strange-values.ts";
import { openTestServer } from "./test-server.ts";

type TableOperation = Operation & { id: AnyOperationId };
/** Names of fields; 0 for the first item of a list. */
type Location = readonly (string | 0)[];

const all = Object.values({ ...operations, ...internalOperations }) as TableOperation[];

/** A tenth of each operation's requests, a different one for each operation; in a proof, all requests. */
const oneIn = isProof ? 1 : 10;

/** Lists of the organization's objects, which an accepted value must not break. */
const lists = [
  "/v2/jobs?limit=50",
  "/v2/projects",
  "/v2/create",
  "/v2/create/preferences",
  "/v2/files",
  "/v2/memories",
  "/v3/connectors/configuration/webhooks",
];

/** The locations of all values in an operation's inputs. */
function* locationsIn(schema: InputSchema, within: Location = []): Generator<Location> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const locations = [...within, name];
    yield locations;
    yield* locationsIn(field, locations);
    if (field.items) yield* locationsIn(field.items, [...locations, 0]);
  }
}

function put(inputs: unknown, [step, ...rest]: Location, value: unknown): unknown {
  if (step === undefined) return value;
  if (step === 0) return [put((inputs as unknown[] | undefined)?.[0], rest, value)];
  const fields = inputs as Record<string, unknown> | undefined;
  return { ...fields, [step]: put(fields?.[step], rest, value) };
}

/** All options in the header that accepts JSON, for values that their own headers can't contain. */
function inOneHeader(
  { inputs }: TableOperation,
  request: Sendable,
  values: Record<string, unknown>,
): Sendable | undefined {
  const names = inputs.filter(({ sources }) => sources.includes("LILT-API")).map(({ name }) => name);
  if (names.length === 0) return undefined;
  const options = JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name]])));
  const escaped = options.replaceAll(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return { ...request, headers: { "lilt-api": escaped } };
}

/** An operation's requests with a strange value in one location. */
function* listRequests(operation: TableOperation, world: () => OneOfEach): Generator<Sendable> {
  const choose = chooser(seedRandom(all.indexOf(operation) + 1));
  for (const locations of locationsIn(inputSchemas[operation.id])) {
    const isJson = operation.inputs
      .find(({ name }) => name === locations[0])
      ?.sources.some((it) => it === "body" || it === "LILT-API");
    for (const value of isJson || locations.length > 1 ? strangeValues : strangeTexts) {
      const valid = validInputs(operation, world(), choose, { optional: locations.length > 1 ? 1 : 4 });
      const inputs = put(valid, locations, value) as Record<string, unknown>;
      const request: Sendable = toRequest({ operation: operation, inputs, file: "One.\n" });
      yield request;
      const other = inOneHeader(operation, request, inputs);
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

test.each(withInputs)("$id responds to every strange value in every location as described", async (operation) => {
  const wrong: string[] = [];
  let at = all.indexOf(operation);
  for (const request of listRequests(operation, () => world)) {
    if (++at % oneIn !== 0) continue;
    wrong.push(...(await findFaults(operation, request)));
  }
  await server.settle();
  expect(wrong).toEqual([]);
});

async function findFaults({ id }: TableOperation, { method, target, headers, body }: Sendable): Promise<string[]> {
  server.time.now += 100;
  const hasBody = method !== "GET" && body !== undefined;
  const { status, text } = await server.request(method, target, { headers, ...(hasBody && { body: body as string }) });
  const label = `${id}: ${method} ${target} ${JSON.stringify(headers)} ${JSON.stringify(body)?.slice(0, 300)} → ${status} ${text.slice(0, 200)}`;
  if (!isDescribed(method, target, status)) return [label];
  if (status >= 300 || method === "GET") return [];
  if (method === "DELETE") world = await makeOneOfEach(server, await server.createKey());
  const spoilt = [];
  for (const list of lists)
    if ((await server.request("GET", list)).status !== 200) spoilt.push(`${label} spoils ${list}`);
  return spoilt;
}
