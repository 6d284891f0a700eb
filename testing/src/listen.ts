import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";

export interface LocalServer {
  url: string;
  close(): Promise<void>;
}

/** Closes the connection if `respond` rejects. @param port 0 for any free port */
export async function listen(port: number, respond: (request: Request) => Promise<Response>): Promise<LocalServer> {
  const listener = getRequestListener(
    async (request, { outgoing }) => {
      try {
        return await respond(request);
      } catch (error) {
        outgoing.destroy();
        throw error;
      }
    },
    { overrideGlobalObjects: false, errorHandler: () => new Response(null, { status: 500 }) },
  );
  const server: Server = createServer((incoming, outgoing) => {
    listener(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  // A process can end although a test forgot to close the server.
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
