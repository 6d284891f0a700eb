import type { Peer } from "../src/core/environment.ts";
import { createDoors } from "../src/doors/doors.ts";
import { openTestServer, type TestRequest, type TestResponse } from "./test-server.ts";

export async function openDoorServer(options: Parameters<typeof openTestServer>[0] = {}) {
  const server = await openTestServer(options);
  const { core } = server;
  const serve = createDoors({
    mode: options.mode ?? "development",
    corsOrigins: options.corsOrigins ?? [],
    services: core.services,
    fence: core.fence,
    authenticate: core.authenticate,
    countRequest: core.countRequest,
    report: (error) => server.errors.push(error),
  });
  const key = await server.createKey();

  /** Sends a request to a door; an object is sent as JSON. */
  async function knock(
    method: string,
    target: string,
    { headers = {}, body, peer }: Omit<TestRequest, "key" | "body"> & { body?: BodyInit | object } = {},
  ): Promise<TestResponse> {
    const isJson = typeof body === "object" && body.constructor === Object;
    // Reading a form while it is written would fail when the server stops reading.
    const form = body instanceof FormData ? new Response(body) : undefined;
    const formType = form?.headers.get("content-type") ?? "";
    const request = new Request(`http://localhost${target}`, {
      method,
      headers: {
        ...(isJson && { "content-type": "application/json" }),
        ...(form && { "content-type": formType }),
        ...headers,
      },
      ...(body !== undefined && {
        body: isJson ? JSON.stringify(body) : form ? await form.arrayBuffer() : (body as BodyInit),
      }),
      duplex: "half",
    } as RequestInit);
    const local: Peer = { target, isTls: false, isLoopback: true, isTrustedProxy: false, ...peer };
    const response = await serve(request, local);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const isJsonResponse = response.headers.get("content-type")?.startsWith("application/json");
    return {
      status: response.status,
      headers: response.headers,
      text,
      bytes,
      json: isJsonResponse && text ? JSON.parse(text) : undefined,
    };
  }

  return {
    ...server,
    serve,
    key,
    knock,
    deepl: (method: string, path: string, body?: BodyInit | object, sent: { key?: string } = {}) =>
      knock(method, `/deepl${path}`, {
        headers: { authorization: `DeepL-Auth-Key ${sent.key ?? key}` },
        ...(body !== undefined && { body }),
      }),
  };
}
