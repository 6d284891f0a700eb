import { join } from "node:path";
import { openCore } from "../core.ts";
import type { Peer } from "../ports.ts";
import { openAiWriter } from "../providers/open-ai-writer.ts";
import { lockFolder } from "./data-folder.ts";
import { databaseIn } from "./database.ts";
import { filesIn } from "./file-store.ts";
import { ensureAccounts } from "./first-start.ts";
import type { Settings } from "./settings.ts";
import { webhookSender } from "./webhook-sender.ts";
import { workerEngines } from "./worker-engines.ts";

export interface OpenApi {
  serve(request: Request, peer: Peer): Promise<Response>;
  /** Printed at each start; none in production mode. */
  developmentKey: string | undefined;
  close(): Promise<void>;
}

/**
 * Opens the data folder and the API in it.
 *
 * @throws StartError when the folder cannot be used or another server uses it
 */
export async function openApi({
  dataFolder,
  mode,
  developmentKey,
  corsOrigins,
  maxUploadBytes,
  webhookNetworks,
  databaseUrl,
  textProvider,
  providers,
}: Settings): Promise<OpenApi> {
  // On PostgreSQL several processes may share the folder; what is in it then is written once and never changed.
  const unlock = databaseUrl === undefined ? lockFolder(dataFolder) : () => {};
  try {
    const core = await openCore({
      mode,
      clock: Date.now,
      database: databaseIn({ dataFolder, databaseUrl }),
      isShared: databaseUrl !== undefined,
      files: await filesIn(join(dataFolder, "files")),
      engines: workerEngines({ cacheFolder: join(dataFolder, "cache"), providers }),
      sender: webhookSender({ mode, networks: webhookNetworks }),
      webhookNetworks,
      ...(textProvider && { writer: openAiWriter(textProvider, fetch) }),
      corsOrigins,
      ...(maxUploadBytes !== undefined && { maxUploadBytes }),
      report: (error) => console.error(error),
      log: (event, facts) => console.log(JSON.stringify({ at: new Date().toISOString(), event, ...facts })),
    });
    const key = await ensureAccounts(core.store, { dataFolder, mode, developmentKey });
    core.queue.start();
    core.deliverer.start();
    return {
      serve: core.api,
      developmentKey: key,
      async close() {
        await core.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
