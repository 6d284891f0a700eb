import { spawn } from "node:child_process";
import { mkdir, mkdtempDisposable, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { operations } from "@openparlance/api";
import { type DescribedOperationId, exampleRequest } from "@openparlance/sandbox/testing";
import type { ShownSample, Toolchain } from "@openparlance/site/executed";
import { readOutput } from "../../../scripts/run.ts";
import { openSeededServer, type SeededServer } from "../compatibility/seeded-server.ts";

/** Runs each sample as a program, on a server with the sandbox's initial data. @returns faults by name */
export async function runReference(samples: ShownSample[], tools: Toolchain): Promise<Map<string, string>> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "parlance-reference-"));
  const home = folder.path;
  const faults = new Map<string, string>();
  for (const sample of samples) await writeProgram(home, tools, sample);
  tools.check(home, samples.map(operationOf));
  const waiting = [...samples];
  const worker = async () => {
    await using server = await openSeededServer();
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const fault = await runSample(server, home, tools, operationOf(next));
      if (fault !== undefined) faults.set(next.name, fault);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return faults;
}

const operationOf = ({ name }: ShownSample) => name.slice("reference/".length) as DescribedOperationId;

async function writeProgram(home: string, tools: Toolchain, sample: ShownSample): Promise<void> {
  const id = operationOf(sample);
  await mkdir(join(home, id));
  await writeFile(join(home, id, tools.file), `${sample.code}\n`);
  const { target, headers, body } = exampleRequest(id);
  const name = headers.name ?? new URL(target, "http://localhost").searchParams.get("name");
  if (name && body) await writeFile(join(home, id, name), body);
}

/** @returns undefined if the response was the documented one and the program accepted it */
async function runSample(
  server: SeededServer,
  home: string,
  tools: Toolchain,
  id: DescribedOperationId,
): Promise<string | undefined> {
  await server.reset();
  const env = { API: server.origin, API_KEY: server.key };
  const { ok, output } = await runCommand(tools.start(home, id), join(home, id), env);
  if (!ok) return `failed: ${output}`;
  const { status } = operations[id].success;
  const statuses = server.statuses.join();
  return statuses === String(status) ? undefined : `returned ${statuses}: ${output}`;
}

function runCommand([command = "", ...args]: string[], cwd: string, variables: Record<string, string>) {
  const { PATH, HOME } = process.env;
  // In other locales, Java can't find files with names beyond ASCII.
  const env = { PATH, HOME, LANG: "C.UTF-8", ...variables };
  return readOutput(spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] }));
}
