import { type AnyOperationId, internalOperations, type Operation, operations } from "@openparlance/api";
import { expect, test } from "vitest";
import { isDescribed } from "./conformance.ts";
import { mutations, type Sendable } from "./mutations.ts";
import { makeOneOfEach } from "./one-of-each.ts";
import { type GeneratedRequest, toRequest, validInputs } from "./requests.ts";
import { type Chooser, chooser, isProof, seedRandom } from "./seeded.ts";
import { openTestServer } from "./test-server.ts";

const count = 1000;
const rounds = isProof ? 10 : 1;
const all = Object.values({ ...operations, ...internalOperations }) as (Operation & { id: AnyOperationId })[];

const statuses = new Map<string, Set<number>>();

function generate(
  operation: GeneratedRequest["operation"],
  inputs: Record<string, unknown>,
  choose: Chooser,
): [string, Sendable] {
  const request: GeneratedRequest = { operation, inputs, file: choose.pick(["One.\nTwo.\n", "Größe <b>1</b>."]) };
  if (choose.oneIn(2)) return ["valid", toRequest(request)];
  for (;;) {
    const way = choose.pick(Object.keys(mutations));
    const broken = mutations[way]?.(request, choose);
    if (broken) return [way, broken];
  }
}

test.each(Array.from({ length: rounds }, (_, round) => round + 1))(
  `${count} requests, half of them broken in one location, get their responses as described and never fail: round %i`,
  async (round) => {
    const server = await openTestServer();
    const key = await server.createKey();
    const choose = chooser(seedRandom(round * 20250310));
    let world = await makeOneOfEach(server, key);

    for (let at = 0; at < count; at++) {
      const operation = all[at % all.length] as (typeof all)[number];
      // Half of the deletions name missing objects, so that other operations find some.
      const isSpared = operation.id.startsWith("delete") && !choose.oneIn(2);
      const inputs = validInputs(operation, isSpared ? nothing(world) : world, choose);
      const [way, { method, target, headers, body }] = generate(operation, inputs, choose);
      server.time.now += 100;
      const hasBody = method !== "GET" && method !== "HEAD" && body !== undefined;
      const { status, text } = await server.request(method, target, {
        key,
        headers,
        ...(hasBody && { body: body as string }),
      });
      const label = `${at}: ${operation.id}, ${way}: ${method} ${target} ${JSON.stringify(body)?.slice(0, 500)} → ${status} ${text.slice(0, 200)}`;
      if (!isDescribed(method, target, status)) expect.fail(label);
      statuses.set(operation.id, (statuses.get(operation.id) ?? new Set()).add(status));
      if (at % 20 === 0) await server.settle();
      if (method === "DELETE" && status < 300) world = await makeOneOfEach(server, key);
    }
    await server.settle();
    expect(server.errors).toEqual([]);
    await server.close();
  },
);

test("and each operation succeeded at least once", () => {
  const neverGood = all.filter(({ id, success }) => !statuses.get(id)?.has(success.status)).map(({ id }) => id);
  expect(neverGood).toEqual([]);
});

const nothing = (world: Awaited<ReturnType<typeof makeOneOfEach>>) =>
  Object.fromEntries(Object.keys(world).map((kind) => [kind, 999_999_999])) as unknown as typeof world;
