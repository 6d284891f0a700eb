import { createSocket } from "node:dgram";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** What webhooks call over TLS, as far as that they try. */
export async function openReceiver(): Promise<{ url: string; reached: Promise<unknown>; close(): void }> {
  const server = createServer((socket) => socket.on("error", () => {}).destroy());
  const reached = once(server, "connection");
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `https://127.0.0.1:${port}/`, reached, close: () => server.close() };
}

/** What accepts connections and never says a word. */
export async function openSilentReceiver(): Promise<{ url: string; close(): void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on("error", () => {})));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: `https://127.0.0.1:${port}/`, close };
}

/** A name server that never responds. */
export async function openSilentNameServer(): Promise<{ address: string; close(): void }> {
  const socket = createSocket("udp4");
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}
