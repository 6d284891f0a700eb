import { expect, test } from "vitest";
import { findProgram } from "./program.ts";

test.each([
  ["a clone", "file:///src/parlance/server/src/node/program.ts", "/src/parlance/scripts/start.ts", "npx --no parlance"],
  [
    "a folder",
    "file:///src/mine/node_modules/openparlance/lib/main.js",
    "/src/mine/node_modules/.bin/parlance",
    "npx --no parlance",
  ],
  [
    "npm's global folder",
    "file:///usr/local/lib/node_modules/openparlance/lib/main.js",
    "/usr/local/bin/parlance",
    "parlance",
  ],
  ["the Debian package", "file:///usr/lib/parlance/lib/main.js", "/usr/lib/parlance/bin/parlance.js", "parlance"],
])("in %s, messages name a command that runs", (_, module, script, program) => {
  expect(findProgram(module, script)).toBe(program);
});
