import { type Client, createClient, type WaitOptions } from "@openparlance/client";
import { openTestServer } from "@openparlance/server/testing";

export interface TestClient {
  client: Client;
  server: Awaited<ReturnType<typeof openTestServer>>;
  /** Does the server's background work instead of waiting. `waits` lists the requested waits in milliseconds. */
  waiting: WaitOptions & { waits: number[] };
}

export async function openClient(options: Parameters<typeof openTestServer>[0] = {}): Promise<TestClient> {
  const server = await openTestServer(options);
  const client = createClient({
    baseUrl: "http://localhost",
    key: await server.createKey(),
    fetch(request) {
      const { pathname, search } = new URL(request.url);
      const peer = { target: pathname + search, isTls: false, isLoopback: true, isTrustedProxy: false };
      return server.core.api(request, peer);
    },
  });
  const waits: number[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
    await server.settle();
  };
  return { client, server, waiting: { wait, waits } };
}

/** English to German. @returns its ID */
export async function createMemory(client: Client): Promise<number> {
  const body = { name: "Harbour signs", srclang: "en", srclocale: "GB", trglang: "de", trglocale: "DE" };
  const { data } = await client.POST("/v2/memories", { body });
  return data?.id ?? 0;
}

export const toBytes = (text: string) => new TextEncoder().encode(text);
