import { execFile } from "node:child_process";
import { mkdir, mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { operations } from "@openparlance/api";
import { type DescribedOperationId, exampleInputs } from "@openparlance/sandbox/testing";
import { openTestSandbox } from "@openparlance/sandbox/testing/sandbox";
import type { ClientResult } from "@openparlance/site/compatibility";
import { publicClients } from "./clients.ts";
import type { PackageInstall, PublicClient, PublicPackage, PublicVerifier } from "./public-client.ts";
import { openSeededServer, type SeededServer } from "./seeded-server.ts";
import { publicVerifiers } from "./verifiers.ts";

/** Installs each public client from npm, and tries all operations or deliveries with it. */
export async function runPublicClients(): Promise<ClientResult[]> {
  await using home = await mkdtempDisposable(join(tmpdir(), "parlance-clients-"));
  await using server = await openSeededServer();
  const results: ClientResult[] = [];
  for (const client of publicClients)
    results.push(await runClient(client, await installPackage(home.path, client), server));
  for (const verifier of publicVerifiers)
    results.push(await runVerifier(verifier, await installPackage(home.path, verifier)));
  return results;
}

async function installPackage(home: string, installed: PublicPackage): Promise<PackageInstall> {
  const { name, version, extraPackages = [] } = installed;
  const folder = join(home, name.replaceAll("/", "-"));
  await mkdir(folder);
  await writeFile(join(folder, "load.mjs"), "export const load = (name) => import(name);\n");
  const quietly = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  await promisify(execFile)("npm", ["install", "--prefix", folder, ...quietly, `${name}@${version}`, ...extraPackages]);
  const { load } = await import(pathToFileURL(join(folder, "load.mjs")).href);
  return { folder, load };
}

const describePackage = ({ name, version, about, note = "" }: PublicPackage) => ({ name, version, about, note });

async function runClient(client: PublicClient, installed: PackageInstall, server: SeededServer): Promise<ClientResult> {
  const send = await client.start(installed, server);
  const ids = Object.keys(operations) as DescribedOperationId[];
  const differs: string[] = [];
  for (const id of ids) {
    await server.reset();
    const failure = await send(id, exampleInputs(id)).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const statuses = server.statuses.join(", ");
    if (statuses !== String(operations[id].success.status)) differs.push(`${id}: ${statuses || failure}`);
    else if (failure !== undefined) differs.push(`${id}: ${failure}`);
  }
  return { ...describePackage(client), tried: ids.length, unit: "operations", differs };
}

/** Verifies the delivery of a job's webhook: unchanged, and with one changed letter. */
async function runVerifier(verifier: PublicVerifier, installed: PackageInstall): Promise<ClientResult> {
  const received: { body: string; headers: Readonly<Record<string, string>> }[] = [];
  const deliver = async (delivery: (typeof received)[number]) => {
    received.push(delivery);
    return 204;
  };
  const { sandbox, request: send } = openTestSandbox({ deliver, now: Date.now() });
  try {
    const secret = (await sandbox.perform({ name: "command", words: ["webhooks", "secret", "14"] })).at(-1) ?? "";
    const verify = await verifier.start(installed, secret);
    await send("/v2/jobs/57/deliver", { method: "POST" });
    await sandbox.perform({ name: "forward", ms: 0 });
    const differs = received.flatMap(({ body, headers }, index) => [
      ...(isAccepted(() => verify(body, headers)) ? [] : [`delivery ${index + 1}: rejected`]),
      ...(isAccepted(() => verify(`${body} `, headers)) ? [`delivery ${index + 1}: accepted with another body`] : []),
    ]);
    return { ...describePackage(verifier), tried: received.length, unit: "webhook deliveries", differs };
  } finally {
    await sandbox.close();
  }
}

function isAccepted(verify: () => unknown): boolean {
  try {
    verify();
    return true;
  } catch {
    return false;
  }
}
