import { setTimeout as sleep } from "node:timers/promises";
import type { Attack } from "../attack.ts";
import { head, trickle, withSockets } from "../sockets.ts";
import { inParallel } from "./loads.ts";

/** How connections are misused. */
export const connections: Record<string, Attack> = {
  streams: {
    does: "opens 300 streams and reads none",
    async run(client) {
      await client.request("POST", "/v2/create/terms-and-conditions", { body: { signedAgreement: true } });
      const body = {
        ...{ language: "en-GB", template: "blog-post" },
        templateParams: { language: "en-GB", contentLength: 1000, summary: "an introduction to the ferry timetable" },
      };
      const open = Array.from({ length: 300 }, () => client.open("POST", "/v2/create", { body }));
      const responses = await Promise.allSettled(open);
      await sleep(5000);
      for (const one of responses) if (one.status === "fulfilled") one.value.destroy();
    },
  },
  idle: {
    does: "opens 2,000 connections and sends nothing",
    run: (_, server) => withSockets(server, 2000, () => sleep(4000)),
  },
  slowHeaders: {
    does: "sends the headers of 500 requests letter by letter",
    run: (_, server) => withSockets(server, 500, (sockets) => trickle(sockets, "GET /v2/languages HTTP/1.1", 5)),
  },
  slowBodies: {
    does: "sends the bodies of 300 uploads letter by letter",
    run: (_, server) =>
      withSockets(server, 300, async (sockets) => {
        for (const socket of sockets) {
          socket.write(head(server, "POST /v2/files?name=a.txt", "Content-Length: 1000000"));
        }
        await trickle(sockets, "a", 5);
      }),
  },
  unreadDownloads: {
    does: "requests 300 downloads of 4 MB and reads none",
    async run(client, server) {
      const { json } = await client.request("POST", "/v2/files?name=a.txt", { body: "ferry ".repeat(700_000) });
      await withSockets(server, 300, async (sockets) => {
        for (const socket of sockets) socket.pause().write(head(server, `GET /v2/files/download?id=${json.id}`));
        await sleep(5000);
      });
    },
  },
  pipelined: {
    does: "sends 2,000 requests in one connection without waiting",
    run: (_, server) =>
      withSockets(server, 1, async ([socket]) => {
        socket?.resume().write(head(server, "GET /v2/languages").repeat(2000));
        await sleep(4000);
      }),
  },
  shortConnections: {
    does: "opens and closes 3,000 connections",
    run: (_, server) => inParallel(100, 3000, () => withSockets(server, 1, async () => {})),
  },
  brokenUploads: {
    does: "breaks off 60 uploads of 4 MB halfway",
    run: (_, server) =>
      inParallel(20, 60, () =>
        withSockets(server, 1, async ([socket]) => {
          socket?.write(head(server, "POST /v2/files?name=a.txt", "Content-Length: 4000000"));
          socket?.write("a".repeat(2_000_000));
          await sleep(200);
        }),
      ),
  },
  chunks: {
    does: "uploads 200,000 bytes in as many chunks",
    run: (_, server) =>
      withSockets(server, 1, async ([socket]) => {
        socket?.resume().write(head(server, "POST /v2/files?name=a.txt", "Transfer-Encoding: chunked"));
        for (let at = 0; at < 200; at++) {
          socket?.write("1\r\na\r\n".repeat(1000));
          await sleep(10);
        }
        socket?.write("0\r\n\r\n");
        await sleep(1000);
      }),
  },
  headers: {
    does: "sends 400 requests whose headers are as long as may be",
    run: (client) =>
      inParallel(20, 400, (at) =>
        client.request("GET", "/v2/languages", {
          headers: Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`x-${n}`, `${at}`.repeat(40)])),
        }),
      ),
  },
  parameters: {
    does: "sends 400 requests of 1,500 query parameters",
    run: (client) => inParallel(20, 400, () => client.request("GET", `/v2/languages?${"a=b&".repeat(1500)}`)),
  },
  deepBodies: {
    does: "sends 40 JSON bodies of 200,000 arrays in each other",
    run: (client) =>
      inParallel(8, 40, () =>
        client.request("POST", "/v2/translate", {
          headers: { "content-type": "application/json" },
          body: "[".repeat(200_000),
        }),
      ),
  },
  formParts: {
    does: "sends forms of 20,000 parts",
    run: (client) =>
      inParallel(4, 12, () =>
        client.request("POST", "/v2/files", {
          headers: { "content-type": "multipart/form-data; boundary=a" },
          body: `${'--a\r\nContent-Disposition: form-data; name="b"\r\n\r\nc\r\n'.repeat(20_000)}--a--\r\n`,
        }),
      ),
  },
  tools: {
    does: "calls 200 tools of the Model Context Protocol at once",
    async run(client) {
      const memory_id = await client.memory();
      const headers = { accept: "application/json, text/event-stream", "content-type": "application/json" };
      const method = "tools/call";
      const params = {
        name: "translate_text",
        arguments: { memory_id, source: "The ferry leaves. ".repeat(200) },
      };
      await inParallel(50, 200, (id) =>
        client.request("POST", "/mcp", { headers, body: { jsonrpc: "2.0", id, method, params } }),
      );
    },
  },
};
