import { createSocket } from "node:dgram";
import { once } from "node:events";
import { onTestFinished } from "vitest";

/** @param addresses IPv4 by name; null for a name that doesn't exist. Other names get no response */
export async function openNameServer(addresses: Readonly<Record<string, string | null>>) {
  const requests: string[] = [];
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => {
    const { name, type, end } = queryIn(query);
    if (type === 1) requests.push(name);
    const known = addresses[name];
    if (known !== undefined)
      socket.send(respondTo(query.subarray(0, end), type === 1 ? known : known && ""), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  onTestFinished(() => {
    socket.close();
  });
  return { server: `127.0.0.1:${socket.address().port}`, requested: requests };
}

/** Source: RFC 1035, section 4.1. */
function queryIn(message: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

/** @param address null for a name that doesn't exist, "" without an IPv4 address */
function respondTo(query: Buffer, address: string | null): Buffer {
  const head = Buffer.from(query);
  head.writeUInt16BE(address === null ? 0x8183 : 0x8180, 2);
  head.writeUInt16BE(address ? 1 : 0, 6);
  head.writeUInt32BE(0, 8);
  if (!address) return head;
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split(".").map(Number)]);
  return Buffer.concat([head, record]);
}
