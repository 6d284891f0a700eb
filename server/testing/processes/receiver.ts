import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** IDs of received deliveries, which may be retries, by path, event and ID of the object. */
export type ReceivedEvents = ReadonlyMap<string, ReadonlySet<unknown>>;

export async function openReceiver() {
  const events = new Map<string, Set<unknown>>();
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { id } = JSON.parse(await text(request));
    const name = `${request.url} ${request.headers["parlance-event"]} ${id}`;
    events.set(name, (events.get(name) ?? new Set()).add(request.headers["webhook-id"]));
    response.writeHead(204).end();
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    events: events as ReceivedEvents,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
