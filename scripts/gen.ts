import { writeFileSync } from "node:fs";
import { run, runQuietly } from "./run.ts";

// `npm run gen` writes the files that derive from the description or the migrations, and the commands of
// docs/operations.
// `npm run gen -- examples` first updates the machine translations in the description and the guides with a server.
const [first, ...others] = process.argv.slice(2);
const isRecording = first === "examples";
const record = ["run", "--project", "unit", "e2e/src/examples", "--update"];

async function writeCommands(): Promise<boolean> {
  const { ok, output } = await runQuietly("node", ["server/src/node/cli/main.ts", "help", "--markdown"]);
  if (ok) writeFileSync(new URL("../docs/operations/commands.md", import.meta.url), output);
  else console.error(output);
  return ok;
}

const isDone =
  (!isRecording || (await run("vitest", record))) &&
  (await run("node", ["api/gen/gen.ts", ...(isRecording ? others : process.argv.slice(2))])) &&
  (await run("node", ["server/gen/tables.ts"])) &&
  (await writeCommands());
process.exitCode = isDone ? 0 : 1;
