import { run } from "./run.ts";

// `npm run gen` writes what derives from the description. `npm run gen -- examples` asks a server first for the machine
// translations that the description and the guides print.
const [first, ...others] = process.argv.slice(2);
const isRecording = first === "examples";
const record = ["run", "--project", "unit", "e2e/src/examples", "--update"];

const isDone =
  (!isRecording || (await run("vitest", record))) &&
  (await run("node", ["api/gen/gen.ts", ...(isRecording ? others : process.argv.slice(2))]));
process.exitCode = isDone ? 0 : 1;
