import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { SharedServer } from "./server-process.ts";

/** Opens connections, lets something be done with them, and closes those that are left. */
export async function withSockets(
  { origin }: SharedServer,
  count: number,
  work: (sockets: readonly Socket[]) => Promise<unknown>,
): Promise<void> {
  const { hostname, port } = new URL(origin);
  const open = async () => {
    const socket = connect(Number(port), hostname).on("error", () => {});
    await Promise.race([once(socket, "connect"), once(socket, "close")]);
    return socket;
  };
  const sockets = await Promise.all(Array.from({ length: count }, open));
  try {
    await work(sockets);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

/** The head of a request of the attacking organization. */
export const head = (server: SharedServer, line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, "Host: localhost", `Authorization: ${server.attacker}`, ...headers, "", ""].join("\r\n");

/** Sends a text letter by letter, again and again. */
export async function trickle(sockets: readonly Socket[], text: string, seconds: number): Promise<void> {
  for (let at = 0; at < seconds * 4; at++) {
    for (const socket of sockets) if (!socket.destroyed) socket.write(text[at % text.length] as string);
    await sleep(250);
  }
}
