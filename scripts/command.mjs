// Runs a command of package.json after the machine is ready for it: node scripts/command.mjs NAME [arguments]. Runs on
// Node 20 with nothing installed, so it is plain JavaScript without dependencies.
import { spawn, spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepare } from "./prepare.mjs";

const parent = process.ppid;
const root = fileURLToPath(new URL("..", import.meta.url));
const everything = ["browser", "samples", "postgres", "request-tools"];

/** The needs of each command besides the packages of npm, and the program that does its work. */
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
// A terminal sends its signals to the child too.
process.on("SIGINT", () => process.stdin.isTTY || child?.kill("SIGINT"));
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child?.kill(signal));
// When npm sends a signal to the shell that it runs a command in, that shell may end without passing it on.
setInterval(() => process.ppid === parent || child?.kill("SIGTERM"), 500).unref();

const [program, ...parameters] = command.program.split(" ");
child = spawn(join(bin, program), [...parameters, ...args], {
  cwd: root,
  stdio: "inherit",
  shell: process.platform === "win32",
  env: {
    // A start takes half of the processor time when Node finds what it compiled before.
    ...{ NODE_COMPILE_CACHE: join(root, ".cache/compiled"), ...process.env },
    PATH: [bin, process.env.PATH].join(delimiter),
  },
});
child.once("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once("exit", (code) => process.exit(code ?? 1));
