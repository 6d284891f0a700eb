import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of others' programs that the tests run; not dependencies, because they are large. */
export const requestToolsFolder = fileURLToPath(new URL("../.cache/request-tools", import.meta.url));

/** The packages in their pinned versions, by the names of their programs. */
const packages = {
  newman: "newman@6.2.2",
  bru: "@usebruno/cli@4.1.0",
  redocly: "@redocly/cli@2.77.0",
  spectral: "@stoplight/spectral-cli@6.16.3",
  "mcp-inspector": "@modelcontextprotocol/inspector@2.12.0",
};

/** The path of a program, whether or not it exists. */
export const findRequestTool = (/** @type {keyof typeof packages} */ name) =>
  join(requestToolsFolder, "node_modules/.bin", name);

/** Packages of which this machine has no program yet. */
export const listMissingRequestTools = () =>
  Object.entries(packages)
    .filter(([name]) => !existsSync(join(requestToolsFolder, "node_modules/.bin", name)))
    .map(([, name]) => name);
