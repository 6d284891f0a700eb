import { readMcpClient } from "../src/node/settings/mcp-settings.ts";
import { modelsRegistry } from "../src/node/settings/provider-settings.ts";
import { readSettings } from "../src/node/settings/settings.ts";
import { StartError } from "../src/node/start-error.ts";
import { providerFields } from "../src/providers/providers.ts";

/** The names of all environment variables that the settings use. */
export function variablesRead(): string[] {
  // Some variables are read only if these are set.
  const input = {
    PARLANCE_MT: Object.keys(providerFields).join(),
    PARLANCE_S3_BUCKET: "harbour",
    AWS_ACCESS_KEY_ID: "a",
    AWS_SECRET_ACCESS_KEY: "b",
  };
  const names = new Set<string>();
  const get = (env: Record<string, string | undefined>, name: string) => {
    names.add(name);
    return env[name];
  };
  readMcpClient(new Proxy({ PARLANCE_MCP_KEY: "a" }, { get }));
  modelsRegistry(new Proxy({}, { get }));
  try {
    readSettings(new Proxy(input, { get }));
  } catch (error) {
    // The settings of the providers are incomplete.
    if (!(error instanceof StartError)) throw error;
  }
  return [...names].sort();
}
