import { X509Certificate } from "node:crypto";
import { constants } from "node:fs";
import { access, readFile, stat, statfs } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openProvider, type ProviderConfig } from "../../providers/providers.ts";
import { sqlitePath } from "../database/database.ts";
import { readDatabaseClock } from "../database/postgres.ts";
import { requireBucket } from "../files/s3.ts";
import { isLoopback } from "../loopback.ts";
import { modelsIn } from "../models/bergamot-models.ts";
import type { ServerSettings } from "../settings/settings.ts";
import { withTimeout } from "../with-timeout.ts";

export interface DoctorFinding {
  subject: string;
  state: "good" | "warning" | "fault";
  found: string;
  advice?: string;
}

/** A requirement of a server. A check that throws reports a fault with the error's message. */
export interface DoctorCheck {
  subject: string;
  advice: string;
  run(settings: ServerSettings): Promise<readonly Omit<DoctorFinding, "subject">[]>;
}

const good = (found: string) => [{ state: "good" as const, found }];
const warning = (found: string, advice: string) => [{ state: "warning" as const, found, advice }];
const fault = (found: string, advice: string) => [{ state: "fault" as const, found, advice }];

const patienceMs = 10_000;
const minFreeBytes = { fault: 100e6, warning: 1e9 };
/** Checking a larger file would take minutes. */
const maxCheckedBytes = 1e9;
const maxClockDifferenceMs = 5000;
const minCertificateDays = 14;
const dayMs = 86_400_000;

export const checks: readonly DoctorCheck[] = [
  { subject: "data folder", advice: "Make it writable for the server's user, or set PARLANCE_DATA.", run: checkFolder },
  { subject: "disk", advice: "Free space on it, or set PARLANCE_DATA.", run: checkDisk },
  { subject: "database", advice: "Restore a backup, or correct DATABASE_URL.", run: checkDatabase },
  { subject: "files", advice: "Correct the settings PARLANCE_S3_….", run: checkFiles },
  { subject: "port", advice: "Choose another PORT or HOST.", run: checkPort },
  { subject: "TLS", advice: "Correct PARLANCE_TLS_CERT and PARLANCE_TLS_KEY.", run: checkTls },
  { subject: "proxies", advice: "", run: checkProxies },
  { subject: "providers", advice: "Correct the settings of PARLANCE_MT.", run: checkProviders },
  { subject: "models", advice: "Correct PARLANCE_MODELS.", run: checkModels },
  { subject: "clock", advice: "Set the clock, for example with NTP.", run: checkClock },
];

/** The folder, or the nearest existing one above it. */
async function existingFolder(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => undefined);
  return found || dirname(folder) === folder ? folder : existingFolder(dirname(folder));
}

async function checkFolder({ dataFolder }: ServerSettings) {
  const existing = await existingFolder(dataFolder);
  await access(existing, constants.W_OK | constants.X_OK);
  return good(existing === dataFolder ? `${dataFolder} is writable` : `the first start creates ${dataFolder}`);
}

async function checkDisk({ dataFolder }: ServerSettings) {
  const { bavail, bsize } = await statfs(await existingFolder(dataFolder));
  const free = bavail * bsize;
  const found = `${(free / 1e9).toFixed(1)} GB are free`;
  const advice = "Free space on the disk of the data folder, or set PARLANCE_DATA.";
  if (free < minFreeBytes.fault) return fault(found, advice);
  return free < minFreeBytes.warning ? warning(found, advice) : good(found);
}

async function checkDatabase({ dataFolder, databaseUrl }: ServerSettings) {
  if (databaseUrl !== undefined) {
    await readDatabaseClock(databaseUrl);
    return good("PostgreSQL responds");
  }
  const path = sqlitePath({ dataFolder });
  const file = await stat(path).catch(() => undefined);
  if (!file) return good("SQLite, which the first start creates");
  if (file.size > maxCheckedBytes) return good("SQLite, too large to be checked here");
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const finding = String(database.prepare("PRAGMA quick_check(1)").get()?.quick_check);
    return finding === "ok"
      ? good("SQLite, undamaged")
      : fault(`${path} is damaged: ${finding}`, "Stop the server and restore a backup.");
  } finally {
    database.close();
  }
}

async function checkFiles({ s3 }: ServerSettings) {
  if (!s3) return good("in the data folder");
  await requireBucket(s3);
  return good(`the bucket ${s3.bucket} responds`);
}

async function checkPort({ host, port, tls }: ServerSettings) {
  const inUse = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const server = createServer().once("error", resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
  if (!inUse) return good(`${port} on ${host} is free`);
  if (inUse.code !== "EADDRINUSE") throw inUse;
  if (tls) return warning(`${port} on ${host} is in use`, "This is expected if your Parlance server is running.");
  const name = host.includes(":") ? `[${host}]` : host;
  const response = await fetch(`http://${name}:${port}/healthz`, { signal: AbortSignal.timeout(patienceMs) }).catch(
    () => {},
  );
  return response?.ok && (await response.text()) === "ok\n"
    ? good(`the server listens on port ${port} of ${host}`)
    : fault(`${port} on ${host} is in use by another program`, "Stop it, or choose another PORT.");
}

async function checkTls({ tls }: ServerSettings) {
  if (!tls) return good("plain HTTP");
  await access(tls.key, constants.R_OK);
  const { validTo, validToDate } = new X509Certificate(await readFile(tls.certificate));
  const days = (validToDate.getTime() - Date.now()) / dayMs;
  const found = `the certificate is valid until ${validTo}`;
  if (days < 0) return fault(found, "Renew it, and restart the server.");
  return days < minCertificateDays ? warning(found, "Renew it, and restart the server.") : good(found);
}

async function checkProxies({ host, tls, trustedProxies }: ServerSettings) {
  if (trustedProxies.length > 0) return good("those of PARLANCE_TRUSTED_PROXIES must send X-Forwarded-Proto");
  if (isLoopback(host) || tls) return good("none are trusted");
  return fault(
    "other machines reach the server without TLS, so their requests are rejected",
    "Set PARLANCE_TRUSTED_PROXIES to the IP of the proxy that terminates TLS, or PARLANCE_TLS_CERT and PARLANCE_TLS_KEY.",
  );
}

async function checkProviders({ providers }: ServerSettings) {
  const outside = providers.filter(({ kind }) => kind !== "bergamot");
  if (outside.length === 0) return good("none outside this machine");
  return (await Promise.all(outside.map(checkProvider))).flat();
}

/** Requests the translation of a word, which is the only proof that the key works. */
async function checkProvider(config: ProviderConfig) {
  const { kind } = config;
  const provider = openProvider(config, { fetch, clock: Date.now, openModels: () => provider });
  const request = { sourceLanguage: "en", targetLanguage: "de", n: 1, segments: [{ source: "Hello" }] };
  try {
    await provider.translate(request, AbortSignal.timeout(patienceMs));
    return good(`${kind} translates`);
  } catch (error) {
    return fault(
      `${kind} does not translate: ${(error as Error).message}`,
      `Correct the settings PARLANCE_MT_${kind.toUpperCase()}_…, or remove ${kind} from PARLANCE_MT.`,
    );
  }
}

async function checkModels({ providers }: ServerSettings) {
  const { models } = providers.find(({ kind }) => kind === "bergamot") ?? {};
  if (models === undefined) return good("not used");
  return good(
    modelsIn(models)
      .map(({ from, to }) => `${from}-${to}`)
      .join(", "),
  );
}

async function checkClock({ databaseUrl }: ServerSettings) {
  const now = new Date().toISOString();
  if (databaseUrl === undefined) return good(`it is ${now}`);
  const difference = Math.abs((await withTimeout(patienceMs, readDatabaseClock(databaseUrl))) - Date.now());
  const found = `${(difference / 1000).toFixed(1)} s from the clock of the database`;
  return difference > maxClockDifferenceMs ? warning(found, "Set both clocks, for example with NTP.") : good(found);
}
