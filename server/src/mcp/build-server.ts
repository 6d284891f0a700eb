import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { type Tool as ListedTool, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import { z } from "zod";
import serverPackage from "../../package.json" with { type: "json" };
import { type CallApi, createApiClient, ToolError } from "./api-client.ts";
import type { ReadPage } from "./documentation.ts";
import { registerPrompts } from "./prompts.ts";
import { registerResources } from "./resources.ts";
import type { Effect, Tool } from "./tool.ts";
import { fileTools } from "./tools/files.ts";
import { jobTools } from "./tools/jobs.ts";
import { listTools } from "./tools/lists.ts";
import { memoryTools } from "./tools/memories.ts";
import { textTools } from "./tools/text.ts";
import { usageTools } from "./tools/usage.ts";

export interface McpSettings {
  /** Only tools that change nothing. */
  isReadOnly: boolean;
  /** Only these tools; all when undefined. */
  tools: readonly string[] | undefined;
}

export interface McpPorts {
  call: CallApi;
  wait(ms: number, signal: AbortSignal): Promise<void>;
  readPage: ReadPage;
  /** Called with an error that nobody expected. */
  report(error: unknown): void;
}

export const tools: readonly Tool[] = [
  ...textTools,
  ...memoryTools,
  ...fileTools,
  ...jobTools,
  ...listTools,
  ...usageTools,
];

/** Largest number of array elements and object members in the arguments of a tool. */
const maxInputElements = 10_000;

/** One for all servers: each has a compiler of schemas, which takes longer to create than the rest of a server. */
const validator = new AjvJsonSchemaValidator();

/** A server of the Model Context Protocol whose tools are requests to the API, and whose resources are its documentation. */
export function buildMcpServer({ isReadOnly, tools: allowed }: McpSettings, ports: McpPorts): McpServer {
  const server = new McpServer(
    { name: "parlance", title: "Parlance", version: serverPackage.version },
    { instructions, maxToolInputElements: maxInputElements, jsonSchemaValidator: validator },
  );
  const offered = tools.filter(
    ({ name, effect }) => (!isReadOnly || effect === "reads") && (!allowed || allowed.includes(name)),
  );
  for (const tool of offered) register(server, tool, ports);
  server.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: offered.map(toListed) }));
  registerResources(server, ports.readPage);
  registerPrompts(server, ports.readPage, (tool) => offered.some(({ name }) => name === tool));
  return server;
}

const instructions =
  "Translates texts and files with the translation memories of an organization. Begin with list_resources to find the ID of a memory. Corrections that you add with add_segment apply from the next translation.";

const listed = new Map<Tool, ListedTool>();

/** A tool in a list. It never changes, and its schemas take long to convert. */
function toListed(tool: Tool): ListedTool {
  const known = listed.get(tool) ?? describeTool(tool);
  listed.set(tool, known);
  return known;
}

function describeTool({ name, title, description, effect, input, output }: Tool): ListedTool {
  const inputSchema = z.toJSONSchema(input, { target: "draft-7", io: "input" });
  const outputSchema = z.toJSONSchema(output, { target: "draft-7", io: "output" });
  const execution = { taskSupport: "forbidden" };
  const tool = { name, title, description, inputSchema, annotations: annotationsOf(effect), execution, outputSchema };
  return tool as ListedTool;
}

const annotationsOf = (effect: Effect) => ({
  readOnlyHint: effect === "reads",
  destructiveHint: effect === "changes",
  openWorldHint: false,
});

function register(server: McpServer, tool: Tool, { call, wait, report }: McpPorts): void {
  const { name, title, description, effect, input, output } = tool;
  const annotations = annotationsOf(effect);
  const config = { title, description, inputSchema: input, outputSchema: output, annotations };
  server.registerTool(name, config, async (given, { signal, _meta, sendNotification }) => {
    const progressToken = _meta?.progressToken;
    try {
      const result = await tool.run(given, {
        api: createApiClient(call, signal),
        wait: (ms) => wait(ms, signal),
        async reportProgress(progress, message) {
          if (progressToken === undefined) return;
          await sendNotification({ method: "notifications/progress", params: { progressToken, progress, message } });
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
