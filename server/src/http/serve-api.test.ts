import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isProof } from "../../testing/seeded.ts";
import { openTestServer } from "../../testing/test-server.ts";
import { countTurns } from "../../testing/turns.ts";
import { hashKey } from "../services/access/keys.ts";

let server: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const memory = { name: "Harbour signs", srclang: "en", trglang: "de" };

test.each([
  ["without a body", () => server.request("GET", "/v2/languages")],
  ["with a body", () => server.request("POST", "/v2/memories", { body: {} })],
])("requests %s that arrive together leave other events their turn", async (_, send) => {
  const { soFar, end } = countTurns();
  const turns = await Promise.all(Array.from({ length: 40 }, () => send().then(soFar)));
  end();
  expect(new Set(turns).size).toBeGreaterThanOrEqual(5);
});

describe("the address", () => {
  test.each([
    ["GET", "/v2/nothing"],
    ["GET", "/v2/nothing/languages"],
    ["GET", "/v4/nothing"],
  ])("%s %s is no operation", async (method, path) => {
    expect(await server.message(method, path)).toEqual([404, `Unknown endpoint: ${method} ${path}.`]);
  });

  test.each([
    ["GET", "/2/languages", "/v2/languages"],
    ["POST", "/memories/import", "/v2/memories/import"],
    ["PUT", "/api/v2/jobs/7", "/v2/jobs/7"],
    ["DELETE", "/2/connectors/configuration/webhooks/4", "/v3/connectors/configuration/webhooks/4"],
    ["PATCH", "/V2/languages/", "/v2/languages"],
    ["GET", "/v2/Languages", "/v2/languages"],
    ["GET", "/V3/LANGUAGES", "/v2/languages"],
    ["PUT", "/v2//Jobs/Ab", "/v2/jobs/Ab"],
    ["GET", "/v2/./memories", "/v2/memories"],
    ["GET", "/v2/x/../memories", "/v2/memories"],
    ["GET", "/v2%2Fmemories;v=1", "/v2/memories"],
    ["POST", "//MCP/", "/mcp"],
    ["GET", "/v2/connectors/configuration/webhooks", "/v3/connectors/configuration/webhooks"],
  ])("%s %s names %s", async (method, path, meant) => {
    const body = method === "GET" ? {} : { body: {} };
    expect(await server.message(method, path, body)).toEqual([
      404,
      `Unknown endpoint: ${method} ${path}. Use ${meant}.`,
    ]);
  });

  test("the paths that a generated client has without prefix are operations, and no others", async () => {
    expect(await server.message("POST", "/segments/review/unlock", { body: { segmentIds: [99] } })).toEqual([
      404,
      "Segment 99 was not found.",
    ]);
    expect(await server.message("GET", "/segments/tag")).toEqual([400, "source_tagged is required in the query."]);
    expect(await server.message("GET", "/segments")).toEqual([
      404,
      "Unknown endpoint: GET /segments. Use /v2/segments.",
    ]);
  });

  test("a generated client that leaves the number of a part in the path signs part 1", async () => {
    const body = { filename: "a.txt", type: "text/plain" };
    const { uploadId, key } = (await server.request("POST", "/v2/upload/s3/multipart", { body })).json;
    const query = `s3Key=${key}&size=4`;
    const { json } = await server.request("GET", `/v2/upload/s3/multipart/${uploadId}/partNumber?${query}`);
    expect(json.url).toContain(`/v2/upload/content/${uploadId}.1.4.`);
    expect(await server.message("GET", `/v2/upload/s3/multipart/uploadId/1?${query}`)).toEqual([
      400,
      "uploadId must be an integer.",
    ]);
  });

  test.each(["/2/nothing", "/a".repeat(2000)])("GET %s names nothing", async (path) => {
    expect(await server.message("GET", path)).toEqual([404, `Unknown endpoint: GET ${path}.`]);
  });

  test("a known path with another method names those it has", async () => {
    const response = await server.request("PATCH", "/v2/memories", { key: "" });
    expect(response.json).toEqual({ message: "PATCH is not allowed for /v2/memories." });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST, PUT, DELETE");
  });

  test("a path that is spelled out wins over one with a parameter instead", async () => {
    const { json } = await server.request("GET", "/v2/create/preferences");
    expect(json).toHaveProperty("styleguide");
  });

  test("HEAD works where GET does, and not where GET acts", async () => {
    expect((await server.request("HEAD", "/v2/languages")).status).toBe(200);
    expect((await server.request("HEAD", "/v2/jobs/1/export?type=files")).status).toBe(405);
  });
});

describe("the way", () => {
  test.each([
    ["plain HTTP from elsewhere", { isLoopback: false }, {}],
    ["a loopback peer that forwards", {}, { "x-forwarded-proto": "https" }],
    ["a trusted proxy that says http", { isTrustedProxy: true }, { "x-forwarded-proto": "http" }],
    ["a trusted proxy that says nothing", { isTrustedProxy: true }, {}],
  ])("%s is refused before anything else is looked at", async (_, peer, headers) => {
    expect(await server.message("GET", "/v2/nothing", { key: "", peer, headers })).toEqual([
      403,
      "Only HTTPS is accepted.",
    ]);
  });

  test.each([
    ["TLS", { isLoopback: false, isTls: true }, { "x-forwarded-proto": "http" }],
    ["a trusted proxy that says https", { isLoopback: false, isTrustedProxy: true }, { "x-forwarded-proto": "https" }],
  ])("%s is served", async (_, peer, headers) => {
    expect((await server.request("GET", "/v2/languages", { peer, headers })).status).toBe(200);
  });
});

describe("the key", () => {
  const basic = (pair: string) => ({ authorization: `Basic ${btoa(pair)}` });

  test("without one the response is a bare string", async () => {
    const response = await server.request("GET", "/v2/languages", { key: "" });
    expect([response.status, response.text, response.headers.get("content-type")]).toEqual([
      401,
      "Unauthorized",
      "text/plain; charset=utf-8",
    ]);
    expect(response.headers.get("www-authenticate")).toBe('Basic realm="Parlance"');
  });

  test("a browser's fetch opens no dialog", async () => {
    const { headers } = await server.request("GET", "/v2/languages", {
      key: "",
      headers: { "sec-fetch-mode": "cors" },
    });
    expect(headers.has("www-authenticate")).toBe(false);
  });

  test("is the password, or the username when the password is empty", async () => {
    const key = await server.createKey();
    const send = async (pair: string) =>
      (await server.request("GET", "/v2/languages", { key: "", headers: basic(pair) })).status;
    expect(await Promise.all([send(`x:${key}`), send(`${key}:`), send(`${key}:x`)])).toEqual([200, 200, 401]);
  });

  test("the first valid one counts, an invalid one next to it does no harm", async () => {
    const key = encodeURIComponent(await server.createKey());
    const { status } = await server.request("GET", `/v2/languages?key=${key}`, { key: "", headers: basic("x:wrong") });
    expect(status).toBe(200);
  });

  test("production takes development keys in the query, and says so", async () => {
    const production = await openTestServer({ mode: "production" });
    const send = async (key: string, peer = { isTls: true }) =>
      (await production.request("GET", `/v2/languages?key=${encodeURIComponent(key)}`, { key: "", peer })).text;
    const refusal = 'Unauthorized: the query parameter "key" takes development keys only.';
    expect(await send(await production.createKey("a@b.example", production.organizationId, false))).toBe(refusal);
    expect(await send("wrong")).toBe(refusal);
    expect(await send(await production.createKey())).toMatch(/^\{/);
    await production.close();
  });

  test("a key of an organization without the Business plan does not work", async () => {
    const id = await server.core.store.accounts.createOrganization("Free", "free");
    const key = await server.createKey("a@free.example", id);
    expect((await server.request("GET", "/v2/languages", { key })).status).toBe(401);
  });
});

describe("the rate limit", () => {
  test("request 4,001 of a minute is refused, the wait is not prolonged, and then a new window opens", async () => {
    const limited = await openTestServer();
    const send = () => limited.request("GET", "/v2/workflows/templates");
    const first = await send();
    expect(first.headers.get("x-ratelimit-limit")).toBe("4000");
    expect(first.headers.get("x-ratelimit-remaining")).toBe("3999");
    expect(first.headers.get("x-ratelimit-reset")).toBe("60");
    // Except in the proof, the store counts all requests but a tenth directly, because HTTP takes longer.
    const { rateLimits, accounts } = limited.core.store;
    const caller = await accounts.callerOf(await hashKey(await limited.createKey()));
    const counted = isProof ? 0 : 3600;
    for (let count = 0; count < counted; count++) await rateLimits.count(caller?.keyId ?? 0, limited.organizationId);
    for (let count = counted + 2; count <= 4000; count++) {
      const { status } = await send();
      if (status !== 200) expect([count, status]).toEqual([count, 200]);
    }
    limited.time.now += 30_000;
    const refused = await send();
    expect([refused.status, refused.json.message]).toEqual([
      429,
      "Rate limit exceeded: 4000 requests per minute. Retry after 60 seconds.",
    ]);
    expect(refused.headers.get("retry-after")).toBe("60");
    limited.time.now += 59_500;
    expect((await send()).headers.get("retry-after")).toBe("1");
    limited.time.now += 500;
    expect((await send()).headers.get("x-ratelimit-remaining")).toBe("3999");
    await limited.close();
  });

  test("is counted for each key on its own, refused requests too, preflights not", async () => {
    const key = await server.createKey("quota@localhost");
    const left = async (method: string, path: string, headers = {}) =>
      (await server.request(method, path, { key, headers })).headers.get("x-ratelimit-remaining");
    expect(await left("GET", "/v2/languages")).toBe("3999");
    expect(await left("GET", "/v2/memories?id=x")).toBe("3998");
    await left("OPTIONS", "/v2/memories", { origin: "https://a.example", "access-control-request-method": "GET" });
    expect(await left("GET", "/v2/memories")).toBe("3997");
  });
});

describe("inputs", () => {
  test.each([
    ["GET", "/v2/memories?id=x", {}, 400, "id must be an integer."],
    ["GET", "/v2/memories?id=1.5", {}, 400, "id must be an integer."],
    ["DELETE", "/v2/memories", {}, 400, "id is required in the query."],
    ["POST", "/v2/memories", { body: "{" }, 400, "The body is not valid JSON."],
    ["POST", "/v2/memories", { body: "[]" }, 400, "The body must be a JSON object."],
    ["POST", "/v2/memories", { body: {} }, 400, "name is required."],
    ["POST", "/v2/memories", { body: { ...memory, name: 5 } }, 400, "name must be a string."],
    ["POST", "/v2/memories", { body: { ...memory, name: "  " } }, 400, "name must be between 1 and 255 characters."],
    ["POST", "/v2/memories", { body: { ...memory, name: "a\nb" } }, 400, "name must be free of control characters."],
    [
      "POST",
      "/v2/memories",
      { body: { ...memory, srclang: "ac" } },
      400,
      'srclang must be an ISO 639-1 code, not "ac".',
    ],
    [
      "POST",
      "/v2/memories",
      { body: { ...memory, srclang: "la" } },
      400,
      "The language pair la to de is not supported.",
    ],
    [
      "POST",
      "/v2/memories",
      { body: { ...memory, srclocale: "XX" } },
      400,
      'srclocale must be an ISO 3166-1 region, not "XX".',
    ],
    ["PUT", "/v2/memories", { body: { id: 999999999, name: "x" } }, 404, "Memory 999999999 was not found."],
    [
      "POST",
      "/v2/memories",
      { body: "--x--", headers: { "content-type": "multipart/form-data; boundary=x" } },
      415,
      "Send a JSON body, not multipart/form-data.",
    ],
    [
      "POST",
      "/v2/memories",
      { body: `{"name": "${"a".repeat(1 << 20)}"}` },
      413,
      "The body is larger than 1048576 bytes.",
    ],
    [
      "POST",
      "/v2/memories",
      { body: "{}", headers: { "content-length": "1048577" } },
      413,
      "The body is larger than 1048576 bytes.",
    ],
    ["POST", "/v2/memories", { body: "{", headers: { "content-length": "1" } }, 400, "The body is not valid JSON."],
  ])("%s %s with %j: %i %s", async (method, path, pending, status, text) => {
    expect(await server.message(method, path, pending)).toEqual([status, text]);
  });

  test("a form is read where the operation takes one; digits, spaces around names and unknown fields do no harm", async () => {
    const body = new URLSearchParams({ ...memory, name: " Notes ", other: "1" }).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const { json } = await server.request("POST", "/v2/memories", { body, headers });
    expect(json).toMatchObject({ name: "Notes", srclocale: null, is_processing: null, version: 0, resources: [] });
    const renamed = await server.request("PUT", "/v2/memories", {
      body: { id: String(json.id), name: "Signs", x: null },
    });
    expect(renamed.json).toMatchObject({ id: json.id, name: "Signs", version: 1 });
  });

  test("JSON is read as JSON though it is announced as a form, as by curl -d", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const { status, json } = await server.request("POST", "/v2/memories", { body: JSON.stringify(memory), headers });
    expect([status, json.name]).toEqual([200, memory.name]);
    expect(await server.message("POST", "/v2/memories", { body: " {", headers })).toEqual([
      400,
      "The body is not valid JSON.",
    ]);
  });
});

describe("objects of others", () => {
  test("a memory that is not shared is refused, one that does not exist is not found", async () => {
    const { json } = await server.request("POST", "/v2/memories", { body: memory });
    const key = await server.createKey("other@localhost");
    expect(await server.message("GET", `/v2/memories?id=${json.id}`, { key })).toEqual([
      401,
      `Unauthorized: memory ${json.id} is not shared with you.`,
    ]);
    await server.request("DELETE", `/v2/memories?id=${json.id}`);
    expect(await server.message("DELETE", `/v2/memories?id=${json.id}`)).toEqual([
      404,
      `Memory ${json.id} was not found.`,
    ]);
  });
});

describe("webhooks", () => {
  const webhook = {
    webhookName: "Deliveries",
    webhookUrl: "https://hooks.harbour.example/jobs",
    eventType: "JOB_DELIVER",
  };

  test("are made, read, changed and deleted", async () => {
    const path = "/v3/connectors/configuration/webhooks";
    const { json } = await server.request("POST", path, { body: webhook });
    expect(json).toEqual({ ...webhook, id: json.id, eventType: ["JOB_DELIVER"] });
    const changed = await server.request("PUT", `${path}/${json.id}`, { body: { eventType: ["JOB_UPDATE"] } });
    expect(changed.json).toEqual({ ...json, eventType: ["JOB_UPDATE"] });
    expect(await server.message("PUT", `${path}/${json.id}`, { body: {} })).toEqual([
      400,
      "Specify at least one of webhookName, webhookUrl, eventType.",
    ]);
    const deleted = await server.request("DELETE", `${path}/${json.id}`);
    expect([deleted.status, deleted.text]).toEqual([204, ""]);
    expect(await server.message("GET", `${path}/${json.id}`)).toEqual([404, `Webhook ${json.id} was not found.`]);
    expect((await server.request("GET", path)).json).toEqual([]);
  });

  test("must have an address that can be reached", async () => {
    expect(
      await server.message("POST", "/v3/connectors/configuration/webhooks", {
        body: { ...webhook, webhookUrl: "not a url" },
      }),
    ).toEqual([400, "webhookUrl must be an absolute URI."]);
    expect(
      await server.message("POST", "/v3/connectors/configuration/webhooks", { body: { ...webhook, eventType: "NO" } }),
    ).toEqual([
      400,
      "eventType must be one of JOB_DELIVER, JOB_UPDATE, PROJECT_DELIVER, PROJECT_UPDATE, INSTANT_TRANSLATE_COMPLETED, INSTANT_TRANSLATE_FAILED.",
    ]);
  });
});

test("faults can be requested in development mode", async () => {
  const fault = (value: string) => server.message("GET", "/v2/languages", { headers: { "parlance-fault": value } });
  expect(await fault("quota")).toEqual([429, "Rate limit exceeded: 4000 requests per minute. Retry after 60 seconds."]);
  expect(await fault("overload")).toEqual([503, "The server is busy."]);
  expect(await fault("server-error")).toEqual([500, "Something went wrong on the server."]);
  expect(server.errors).toEqual([]);
});

describe("other origins", () => {
  const preflight = { origin: "https://app.example", "access-control-request-method": "POST" };

  test("a preflight needs no key", async () => {
    const response = await server.request("OPTIONS", "/v2/memories", { key: "", headers: preflight });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-headers")).toMatch(/LILT-API.*memory_id.*memory-id/);
  });

  test("in development mode a page may send any header, in production those that tools add", async () => {
    const headers = { ...preflight, "access-control-request-headers": "authorization,x-harbour" };
    const response = await server.request("OPTIONS", "/v2/memories", { key: "", headers });
    expect(response.headers.get("access-control-allow-headers")).toBe("authorization,x-harbour");
    const production = await openTestServer({ mode: "production", corsOrigins: [preflight.origin] });
    const refused = await production.request("OPTIONS", "/v2/memories", { key: "", headers, peer: { isTls: true } });
    expect(refused.headers.get("access-control-allow-headers")).toMatch(/traceparent.*x-request-id.*x-datadog-tags/);
    expect(refused.headers.get("access-control-allow-headers")).not.toContain("x-harbour");
    await production.close();
  });

  test("production lets only configured origins in", async () => {
    const production = await openTestServer({ mode: "production", corsOrigins: ["https://app.example"] });
    const allowed = async (origin: string) =>
      (
        await production.request("OPTIONS", "/v2/memories", {
          key: "",
          headers: { ...preflight, origin },
          peer: { isTls: true },
        })
      ).headers.get("access-control-allow-origin");
    expect(await allowed("https://app.example")).toBe("https://app.example");
    expect(await allowed("https://evil.example")).toBeNull();
    await production.close();
  });
});
