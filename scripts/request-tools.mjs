import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Programs of others that the tests run; not dependencies, because they are large. */
export const requestToolsFolder = fileURLToPath(new URL("../.cache/request-tools", import.meta.url));

/** The packages, by the names of their programs. */
const packages = {
  newman: "newman@6.2.2",
  bru: "@usebruno/cli@4.1.0",
  redocly: "@redocly/cli@2.77.0",
  spectral: "@stoplight/spectral-cli@6.16.3",
  "mcp-inspector": "@modelcontextprotocol/inspector@2.12.0",
};

/** The path of the program, even if it isn't installed. */
export const findRequestTool = (/** @type {keyof typeof packages} */ name) =>
  join(requestToolsFolder, "node_modules/.bin", name);

export const listMissingRequestTools = () =>
  Object.entries(packages)
    .filter(([name]) => !existsSync(join(requestToolsFolder, "node_modules/.bin", name)))
    .map(([, name]) => name);
