import { setTimeout } from "node:timers/promises";
import type { StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { inProcessFilters } from "../../files/in-process-filters.ts";
import type { McpPorts } from "../../mcp/build-server.ts";
import { readSegments } from "../../mcp/read-segments.ts";
import { maxMessageBytes } from "../../mcp/serve-mcp.ts";
import { readMcp, readMcpClient } from "../settings/mcp-settings.ts";
import type { Command } from "./command.ts";

export const mcp: Command = {
  usage: "mcp [--url …]",
  does: "offers the tools of a running server over stdio with the Model Context Protocol",
  async run({ options }, env) {
    const input = typeof options.url === "string" ? { ...env, PARLANCE_MCP_URL: options.url } : env;
    const settings = readMcp(input);
    const { url, key } = readMcpClient(input);
    const { buildMcpServer } = await import("../../mcp/build-server.ts");
    const stdio = await import("@modelcontextprotocol/server/stdio");
    const authorization = `Basic ${Buffer.from(`:${key}`).toString("base64")}`;
    const ports: McpPorts = {
      send(target, init) {
        const headers = new Headers(init.headers);
        headers.set("authorization", authorization);
        return fetch(url + target, { ...init, headers, redirect: "error" }).catch(() => unreachable(url));
      },
      async readPage(path) {
        const response = await fetch(url + path, { redirect: "error" }).catch(() => unreachable(url));
        return response.ok ? response.text() : undefined;
      },
      // This process reads only the files of its own client.
      readSegments: (file, signal) => readSegments(inProcessFilters(), file, { organizationId: 0, signal }),
      wait: (ms, signal) => setTimeout(ms, undefined, { signal }),
      // Standard output carries the protocol.
      report: (error) => console.error(error),
    };
    const transport = new stdio.StdioServerTransport(undefined, undefined, { maxBufferSize: maxMessageBytes });
    stdio.serveStdio(() => buildMcpServer(settings, ports), { transport });
    await closeOf(transport);
    return [];
  },
};

/** Resolves when the client has closed standard input, or sent more than the transport accepts. */
function closeOf(transport: StdioServerTransport): Promise<void> {
  const end = transport.onclose;
  return new Promise((resolve) => {
    transport.onclose = () => {
      end?.();
      resolve();
    };
  });
}

const unreachable = (url: string) => Response.json({ message: `No server responds at ${url}.` }, { status: 503 });
