import type { McpSettings } from "../mcp/build-server.ts";
import { toolNames } from "../mcp/tool-names.ts";
import { StartError } from "./start-error.ts";

type Env = Record<string, string | undefined>;

/** @throws StartError when a setting cannot be right */
export function readMcp({ PARLANCE_MCP_READ_ONLY: readOnly, PARLANCE_MCP_TOOLS: tools }: Env): McpSettings {
  if (readOnly && readOnly !== "true" && readOnly !== "false") {
    throw new StartError(`PARLANCE_MCP_READ_ONLY must be true or false, not "${readOnly}".`);
  }
  const isReadOnly = readOnly === "true";
  if (!tools) return { isReadOnly, tools: undefined };
  const named = tools.split(",").map((name) => name.trim());
  const unknown = named.find((name) => !toolNames.includes(name));
  if (unknown === undefined) return { isReadOnly, tools: named };
  throw new StartError(`PARLANCE_MCP_TOOLS must list some of ${toolNames.join(", ")}, not "${unknown}".`);
}
