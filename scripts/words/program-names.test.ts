import { expect, test } from "vitest";
import { findRegistryNames } from "./program-names.ts";

test.each([
  "npx parlance serve",
  "npx -y parlance",
  "npx --yes parlance@latest mcp",
  "`npx -p node@24 -p parlance parlance`",
  "npx openparlance serve",
  "npm install --global parlance",
  "npm i -g openparlance",
  "npm --prefix /srv exec -- parlance help",
  "pnpm dlx parlance",
  "bunx parlance",
  '{ "command": "npx", "args": ["-y", "parlance", "mcp"] }',
  '{ "args": ["parlance", "mcp"] }',
  "Run npx parlance.",
])("%s runs a package of the registry", (text) => {
  expect(findRegistryNames(text)).toHaveLength(1);
});

test.each([
  "parlance serve",
  "npx --no parlance keys create",
  "npx --no --prefix '$PWD' parlance help",
  "npm install --global ./openparlance-0.1.0.tgz",
  "npm install --global ./openparlance-0.1.0.tgz`, then `parlance serve`",
  "npm install @openparlance/client",
  "npx playwright-core install chromium",
  '{ "command": "parlance", "args": ["mcp"] }',
  '{ "args": ["--no", "--prefix", "FOLDER", "parlance", "mcp"] }',
  "The file for npm has the site and installs parlance.",
])("%s runs what is installed", (text) => {
  expect(findRegistryNames(text)).toEqual([]);
});
