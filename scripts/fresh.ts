import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { type BareRoot, createChroot, nodes, releases, startInRoot } from "./bare-root.ts";
import type { StageOutcome } from "./outcomes.ts";
import { collectFindings } from "./packages/findings.ts";
import { root } from "./run.ts";

/** Runs `npm start` and `npm test` on bare machines. @param stages of `npm test`; all by default */
export async function proveFresh(only = machines, stages: string[] = []): Promise<StageOutcome> {
  const { prove, findings } = collectFindings();
  for (const machine of only) {
    const name = `a clean clone on Debian ${machine.release} with Node ${machine.version.node}`;
    await prove(name, () => proveOn(machine, stages));
  }
  return findings();
}

const machines = releases.flatMap((release) => nodes.map((version) => ({ release, version })));

/** @returns the machine, and the last line of the tests. @throws when a command fails */
async function proveOn({ release, version }: (typeof machines)[number], stages: string[]): Promise<string> {
  using bare = createChroot(release, version);
  const { debian, node, npm } = bare;
  const machine = `Debian ${debian}, Node ${node}, npm ${npm}`;
  console.log(`\n${machine}: ${bare.folder}`);
  if (!(await start(bare))) throw new Error(`npm start doesn't serve the site and the API on ${machine}.`);
  return `${machine}: npm start serves; npm test: ${await runTests(bare, stages)}`;
}

/** Whether site and API respond, the API with the printed key. */
async function start(bare: BareRoot): Promise<boolean> {
  const child = startInRoot(bare, "npm start", { PORT: "0" });
  let origin = "";
  let key: string | undefined;
  const ended = follow(child, bare, "start", (line) => {
    origin ||= /^Documentation +(\S+)\/$/.exec(line)?.[1] ?? "";
    key ??= /^Development key +(\S+)$/.exec(line)?.[1];
  });
  try {
    while (!key && child.exitCode === null && child.signalCode === null) await sleep(500);
    if (!key) return false;
    const headers = { Authorization: `Basic ${btoa(`${key}:${key}`)}` };
    const responses = await Promise.all([fetch(origin), fetch(`${origin}/v2/languages`, { headers })]);
    const [page, languages] = await Promise.all(responses.map((response) => response.text()));
    const hasPage = responses.every(({ ok }) => ok) && /<h1/.test(page ?? "");
    return hasPage && "source_to_target" in JSON.parse(languages ?? "");
  } finally {
    child.kill("SIGKILL");
    await ended;
  }
}

/** @returns the last line. @throws when a test failed, or passed only when retried */
async function runTests(bare: BareRoot, stages: string[]): Promise<string> {
  const child = startInRoot(bare, ["npm test --", ...stages].join(" "));
  const retried: string[] = [];
  let last = "";
  await follow(child, bare, "test", (line) => {
    if (line.startsWith("↻")) retried.push(line);
    last = line;
  });
  if (child.exitCode !== 0 || retried.length > 0) throw new Error([last, ...retried].join("\n"));
  return last;
}

/** Writes the output of a process to a file until it ends. */
async function follow(child: ChildProcess, bare: BareRoot, name: string, see?: (line: string) => void): Promise<void> {
  const ended = once(child, "close");
  const folder = join(root, ".cache/fresh");
  await mkdir(folder, { recursive: true });
  const log = createWriteStream(join(folder, `debian-${bare.debian}-node-${bare.node}.${name}.log`));
  const read = [child.stdout, child.stderr].map(async (stream) => {
    if (!stream) return;
    for await (const line of createInterface(stream)) {
      log.write(`${line}\n`);
      see?.(line);
    }
  });
  await Promise.all([...read, ended]);
  log.end();
}

// node scripts/fresh.ts stable 20 [stage…] runs stages on one machine.
if (import.meta.main) {
  const [release, node, ...stages] = process.argv.slice(2);
  const chosen = machines.filter((each) => each.release === release && String(each.version.node) === node);
  const { failed, passed } = await proveFresh(chosen, stages);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
