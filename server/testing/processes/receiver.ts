import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** Receives deliveries of webhooks, and remembers which came: event and ID. */
export async function openReceiver() {
  const events = new Set<string>();
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { id } = JSON.parse(await text(request));
    events.add(`${request.headers["parlance-event"]} ${id}`);
    response.writeHead(204).end();
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    events,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
