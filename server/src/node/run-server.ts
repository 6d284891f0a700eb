import { readFile } from "node:fs/promises";
import { createSecureContext } from "node:tls";
import { fileURLToPath } from "node:url";
import { type App, createApp } from "../app.ts";
import { type Listening, listen } from "./listener.ts";
import { openApi } from "./open-api.ts";
import { readSite } from "./read-site.ts";
import { readSettings, type Settings } from "./settings.ts";
import { StartError } from "./start-error.ts";

const builtSite = fileURLToPath(new URL("../../../site/dist", import.meta.url));

export interface RunOptions {
  siteFolder?: string;
  /** Runs once the settings are known to be right and before the site is read. */
  prepare?: () => Promise<void>;
}

/**
 * The life of the server process, from its settings to its last signal.
 *
 * @returns undefined when it cannot start; the reason is printed and the exit code set
 */
export async function runServer(env: NodeJS.ProcessEnv, options: RunOptions = {}): Promise<Listening | undefined> {
  try {
    const settings = readSettings(env);
    await options.prepare?.();
    const site = await readSite(options.siteFolder ?? builtSite);
    const api = await openApi(settings);
    const listening = await listenWith(createApp({ site, api: api.serve }), settings, api.close);
    closeOnSignal(listening);
    console.log(`Documentation  ${listening.origin}/\nAPI reference  ${listening.origin}/api/`);
    if (api.developmentKey) console.log(`Development key  ${api.developmentKey}`);
    return listening;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    return undefined;
  }
}

/** The store closes once the last request is answered. */
async function listenWith(app: App, settings: Settings, close: () => Promise<void>): Promise<Listening> {
  try {
    const { trustedProxies } = settings;
    const listening = await listen(app, settings, { trustedProxies, tls: await readTlsFiles(settings) });
    return { ...listening, close: (graceMs) => listening.close(graceMs).then(close) };
  } catch (error) {
    await close();
    throw error;
  }
}

function closeOnSignal(listening: Listening): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => listening.close());
  }
}

async function readTlsFiles({ tls }: Settings) {
  if (!tls) return undefined;
  const read = (name: string, path: string) =>
    readFile(path).catch((cause) => {
      throw new StartError(`${name} names ${path}, which cannot be read.`, { cause });
    });
  const [cert, key] = [await read("PARLANCE_TLS_CERT", tls.certificate), await read("PARLANCE_TLS_KEY", tls.key)];
  try {
    createSecureContext({ cert, key });
  } catch (cause) {
    throw new StartError("PARLANCE_TLS_CERT and PARLANCE_TLS_KEY must be a certificate and its key in PEM.", { cause });
  }
  return { cert, key };
}
