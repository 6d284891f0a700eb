import { McpServer } from "@modelcontextprotocol/server";
import type { Segment } from "@openparlance/filters";
import serverPackage from "../../package.json" with { type: "json" };
import type { FileToRead } from "../core/filters.ts";
import { createApiClient, type SendToApi, ToolError } from "./api-client.ts";
import { describeTool, type ToolDescription } from "./describe-tool.ts";
import type { ReadPage } from "./documentation.ts";
import { registerPrompts } from "./prompts.ts";
import { registerResources } from "./resources.ts";
import type { Tool } from "./tool.ts";
import { filePairTools } from "./tools/file-pairs.ts";
import { fileTools } from "./tools/files.ts";
import { jobTools } from "./tools/jobs.ts";
import { listTools } from "./tools/lists.ts";
import { memoryTools } from "./tools/memories.ts";
import { textTools } from "./tools/text.ts";
import { usageTools } from "./tools/usage.ts";

export interface McpSettings {
  /** Whether to offer only tools that change nothing. */
  isReadOnly: boolean;
  tools: readonly string[] | undefined;
}

export interface McpPorts {
  send: SendToApi;
  wait(ms: number, signal: AbortSignal): Promise<void>;
  readSegments(file: FileToRead, signal: AbortSignal): Promise<Segment[]>;
  readPage: ReadPage;
  report(error: unknown): void;
}

export const tools: readonly Tool[] = [
  ...textTools,
  ...memoryTools,
  ...filePairTools,
  ...fileTools,
  ...jobTools,
  ...listTools,
  ...usageTools,
];

/** The limit of array elements and object members in the arguments of a tool. */
const maxInputElements = 10_000;

/** A server of the Model Context Protocol whose tools are requests to the API, and whose resources are its documentation. */
export function buildMcpServer({ isReadOnly, tools: allowed }: McpSettings, ports: McpPorts): McpServer {
  const server = new McpServer(
    { name: "parlance", title: "Parlance", version: serverPackage.version },
    {
      instructions,
      // The lists of a server never change.
      capabilities: {
        tools: { listChanged: false },
        resources: { listChanged: false },
        prompts: { listChanged: false },
      },
      maxToolInputElements: maxInputElements,
    },
  );
  const offered = describedTools.filter(
    ({ tool: { name, effect } }) => (!isReadOnly || effect === "reads") && (!allowed || allowed.includes(name)),
  );
  const isOffered = (name: string) => offered.some(({ tool }) => tool.name === name);
  for (const { tool, description } of offered) register(server, tool, description, isOffered, ports);
  registerResources(server, ports.readPage);
  registerPrompts(server, ports.readPage, isOffered);
  return server;
}

const instructions =
  "Translates texts and files with the translation memories of an organization. Begin with list_memories to find the ID of a memory. If there is none, create_memory creates one, and import_memory or add_segment fills it. Corrections that you add with add_segment apply from the next translation.";

/** The descriptions never change, and converting their schemas takes long. */
const describedTools = tools.map((tool) => ({ tool, description: describeTool(tool) }));

function register(
  server: McpServer,
  tool: Tool,
  description: ToolDescription,
  isOffered: (tool: string) => boolean,
  { send, wait, readSegments, report }: McpPorts,
): void {
  server.registerTool(tool.name, description, async (input, { mcpReq: { signal, _meta, notify } }) => {
    const progressToken = _meta?.progressToken;
    try {
      const result = await tool.run(input, {
        api: createApiClient(send, signal),
        wait: (ms) => wait(ms, signal),
        readSegments: (file) => readSegments(file, signal),
        isOffered,
        async reportProgress(progress, message) {
          if (progressToken === undefined) return;
          await notify({ method: "notifications/progress", params: { progressToken, progress, message } });
        },
      });
      return { content: [{ type: "text", text: JSON.stringify(result) }], structuredContent: result };
    } catch (error) {
      const isExpected = error instanceof ToolError;
      if (!isExpected && !signal.aborted) report(error);
      const text = isExpected ? error.message : "Something went wrong on the server.";
      return { content: [{ type: "text", text }], isError: true };
    }
  });
}
