import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { McpSettings } from "../../mcp/build-server.ts";
import { defaultFolders } from "../default-folders.ts";
import { isLoopback } from "../loopback.ts";
import { StartError } from "../start-error.ts";
import { type Env, readFlag } from "./read-setting.ts";

/** The names of all tools, because settings are read before any tool is loaded. */
export const toolNames: readonly string[] = `
  translate_text check_translation query_memory add_segment update_segment delete_segment list_memories create_memory
  wait_for_memory find_terms add_terms import_memory export_termbase import_file_pair check_file_pair upload_file
  translate_file get_file_translation create_job job_status deliver_job download_job list_resources read_usage
`
  .trim()
  .split(/\s+/);

/** @throws StartError for an invalid setting */
export function readMcp(env: Env): McpSettings {
  const isReadOnly = readFlag(env, "PARLANCE_MCP_READ_ONLY") ?? false;
  const { PARLANCE_MCP_TOOLS: tools } = env;
  if (!tools) return { isReadOnly, tools: undefined };
  const named = tools.split(",").map((name) => name.trim());
  const unknown = named.find((name) => !toolNames.includes(name));
  if (unknown === undefined) return { isReadOnly, tools: named };
  throw new StartError(`PARLANCE_MCP_TOOLS must list some of ${toolNames.join(", ")}, not "${unknown}".`);
}

export interface McpClientSettings {
  /** The URL of the server, without a slash at the end. */
  url: string;
  key: string;
}

/**
 * By default, the server of this data folder with its development key. @throws StartError if invalid, or without a key
 */
export function readMcpClient(env: Env): McpClientSettings {
  const { PARLANCE_MCP_URL: input, PARLANCE_MCP_KEY: configuredKey } = env;
  const url = URL.parse(input || `http://localhost:${env.PORT || 3000}`);
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isThisMachine(url));
  if (!url || !isSafe) {
    throw new StartError("PARLANCE_MCP_URL must be an https:// URL, or an http:// URL of this machine.");
  }
  const key = configuredKey || (input ? undefined : readDevelopmentKey(env));
  if (!key) throw new StartError("There is no API key; set PARLANCE_MCP_KEY.");
  return { url: url.origin + withoutLastSlash(url.pathname), key };
}

const withoutLastSlash = (path: string): string => (path.endsWith("/") ? path.slice(0, -1) : path);

const isThisMachine = ({ hostname }: URL): boolean => hostname === "[::1]" || isLoopback(hostname);

function readDevelopmentKey({ PARLANCE_API_KEY: key, PARLANCE_DATA: dataFolder }: Env): string | undefined {
  if (key) return key;
  try {
    return readFileSync(join(dataFolder || defaultFolders.data, "dev-key"), "utf8").trim();
  } catch {
    return undefined;
  }
}
