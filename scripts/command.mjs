// node scripts/command.mjs NAME [arguments]: prepares the machine for a command of package.json, and runs it. Works on
// Node 20 with nothing installed, so this is plain JavaScript without dependencies.
import { spawn, spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepare } from "./prepare.mjs";

const parent = process.ppid;
const root = fileURLToPath(new URL("..", import.meta.url));
const everything = ["browser", "samples", "postgres", "request-tools"];

/** Each command needs the npm packages and the tools in `needs`, and runs `program`. */
const commands = {
  start: { program: "node scripts/start.ts" },
  test: { needs: [...everything, "headless"], program: "node scripts/test.ts" },
  proof: {
    needs: [...everything, "languages", "office", "publishing", "apertium", "roots"],
    program: "node scripts/test.ts --proof",
  },
  dev: { program: "node site/dev.ts" },
  build: { program: "node scripts/build.ts" },
  package: { program: "node scripts/package.ts" },
  release: { program: "node scripts/release.ts" },
  unit: { program: "vitest run --project unit --project site" },
  server: { program: "vitest run --project server" },
  e2e: { needs: ["browser", "headless", "samples"], program: "node scripts/e2e.ts" },
  lint: { program: "node scripts/checks.ts" },
  fix: { program: "biome check --write ." },
  gen: { program: "node scripts/gen.ts" },
  samples: { needs: ["samples", "languages"], program: "node e2e/src/executed/execute.ts" },
  compatibility: { program: "node e2e/src/compatibility/record.ts" },
  bench: { needs: ["browser"], program: "node bench/src/main.ts" },
};

const [name = "", ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`There is no command ${name}; there is ${Object.keys(commands).join(", ")}.`);
  process.exit(1);
}
prepare(command.needs ?? []);

const bin = join(root, "node_modules/.bin");
if (!["gen", "fix"].includes(name))
  spawnSync(join(bin, "node"), ["scripts/generated.ts"], { cwd: root, stdio: "inherit" });

/** @type {import("node:child_process").ChildProcess | undefined} */
let child;
// A terminal also sends its signals to the child.
process.on("SIGINT", () => process.stdin.isTTY || child?.kill("SIGINT"));
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child?.kill(signal));
// When npm sends a signal to the shell that runs this command, the shell may end without passing it on.
setInterval(() => process.ppid === parent || child?.kill("SIGTERM"), 500).unref();

const [program, ...parameters] = command.program.split(" ");
child = spawn(join(bin, program), [...parameters, ...args], {
  cwd: root,
  stdio: "inherit",
  shell: process.platform === "win32",
  env: {
    // The cache of compiled code halves the processor time of a start.
    NODE_COMPILE_CACHE: join(root, ".cache/compiled"),
    ...process.env,
    PATH: [bin, process.env.PATH].join(delimiter),
  },
});
child.once("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once("exit", (code) => process.exit(code ?? 1));
