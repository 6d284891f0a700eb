import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Recorded {
  method: string;
  path: string;
  query: [name: string, value: string][];
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export type Respond = (request: Recorded, response: ServerResponse) => unknown;

/** Records requests. By default, responses are empty. */
export async function startRecorder(reply: Respond = (_, response) => response.writeHead(204).end()) {
  const recorded: Recorded[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://recorder");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const arrived: Recorded = {
      method: request.method ?? "",
      path: pathname,
      query: [...searchParams],
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    recorded.push(arrived);
    await reply(arrived, response);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    recorded,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
