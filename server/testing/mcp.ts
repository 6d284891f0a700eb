import type { Peer } from "../src/core/environment.ts";
import type { McpSettings } from "../src/mcp/build-server.ts";
import type { ReadPage } from "../src/mcp/documentation.ts";
import { createMcp } from "../src/mcp/serve-mcp.ts";
import type { openTestServer } from "./test-server.ts";

type TestServer = Awaited<ReturnType<typeof openTestServer>>;

export const allTools: McpSettings = { isReadOnly: false, tools: undefined };
export const localPeer: Peer = { target: "/mcp", isTls: false, isLoopback: true, isTrustedProxy: false };

export interface McpTestOptions {
  settings?: McpSettings;
  mode?: "development" | "production";
  corsOrigins?: string[];
  peer?: Peer;
  readPage?: ReadPage;
  /** Receives errors instead of `reported`. */
  report?: (error: unknown) => unknown;
}

/** Serves the tools of a test's server; without `readPage`, it has no documentation. */
export function serveMcp(
  server: TestServer,
  {
    settings = allTools,
    mode = "development",
    corsOrigins = [],
    peer = localPeer,
    readPage = async () => undefined,
    report,
  }: McpTestOptions = {},
) {
  const reported: unknown[] = [];
  const { api, authenticate, countRequest, fence, services } = server.core;
  const mcp = createMcp({
    settings,
    mode,
    corsOrigins,
    api,
    authenticate,
    countRequest,
    fence,
    filters: services.filters,
    wait: () => server.settle(),
    readPage,
    report: report ?? ((error) => reported.push(error)),
  });
  return { reported, send: (init: RequestInit) => mcp(new Request("http://localhost/mcp", init), peer) };
}
