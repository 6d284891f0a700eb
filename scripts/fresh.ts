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

/** Runs `npm start` and `npm test` on bare machines. */
export async function proveFresh(): Promise<StageOutcome> {
  const { prove, findings } = collectFindings();
  for (const release of releases) {
    for (const version of nodes) {
      await prove(`a clean clone on Debian ${release} with Node ${version.node}`, () => proveOn(release, version));
    }
  }
  return findings();
}

/** @returns the machine, and the last line of the tests. @throws when a command fails */
async function proveOn(release: (typeof releases)[number], version: (typeof nodes)[number]): Promise<string> {
  using bare = createChroot(release, version);
  const { debian, node, npm } = bare;
  const machine = `Debian ${debian}, Node ${node}, npm ${npm}`;
  console.log(`\n${machine}: ${bare.folder}`);
  if (!(await start(bare))) throw new Error(`npm start doesn't serve the site and the API on ${machine}.`);
  return `${machine}: npm start serves; npm test: ${await runTests(bare)}`;
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
async function runTests(bareRoot: BareRoot): Promise<string> {
  const child = startInRoot(bareRoot, "npm test");
  const retried: string[] = [];
  let last = "";
  await follow(child, bareRoot, "test", (line) => {
    if (line.startsWith("↻")) retried.push(line);
    last = line;
  });
  if (child.exitCode !== 0 || retried.length > 0) throw new Error([last, ...retried].join("\n"));
  return last;
}

/** Writes the output of a process to a file until it ends. */
async function follow(
  child: ChildProcess,
  bareRoot: BareRoot,
  name: string,
  onLine?: (line: string) => void,
): Promise<void> {
  const ended = once(child, "close");
  const folder = join(root, ".cache/fresh");
  await mkdir(folder, { recursive: true });
  const log = createWriteStream(join(folder, `debian-${bareRoot.debian}-node-${bareRoot.node}.${name}.log`));
  const read = [child.stdout, child.stderr].map(async (stream) => {
    if (!stream) return;
    for await (const line of createInterface(stream)) {
      log.write(`${line}\n`);
      onLine?.(line);
    }
  });
  await Promise.all([...read, ended]);
  log.end();
}
