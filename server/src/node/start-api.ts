import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createDoors } from "../doors/doors.ts";
import { createMcp, type McpOptions } from "../mcp/serve-mcp.ts";
import { openCore } from "../open-core.ts";
import { openAiWriter } from "../providers/open-ai-writer.ts";
import { countTokens } from "../services/access/usage.ts";
import { ensureFolder, lockFolder } from "./data-folder.ts";
import { createDatabaseCheck } from "./database/check-database.ts";
import { databaseStartError, sqlitePath, withDatabase } from "./database/database.ts";
import { openFiles } from "./files/files.ts";
import { requireBucket } from "./files/s3.ts";
import { ensureAccounts } from "./first-start.ts";
import type { Logging } from "./log.ts";
import { coreMetrics } from "./metrics/core-metrics.ts";
import { createProviderMetrics } from "./metrics/provider-metrics.ts";
import type { ServerSettings } from "./settings/settings.ts";
import { webhookSender } from "./webhook-sender.ts";
import { withTimeout } from "./with-timeout.ts";
import { keepHeapsSmall } from "./workers/heap.ts";
import { budgetOf, importBudgetOf } from "./workers/resumable-work.ts";
import { workerEngines } from "./workers/worker-engines.ts";
import { workerFilters } from "./workers/worker-filters.ts";
import { workerImports } from "./workers/worker-imports.ts";

export type RunningApi = Awaited<ReturnType<typeof startApi>>;

/** The time between the start of a server and the check of its database. */
const checkWaitMs = 60_000;
/** The limit of the wait for the database when the state of the server is requested. */
const maxDatabaseWaitMs = 2000;
/** A stop that has reached its limit waits this much longer for a database that doesn't respond. */
const lateMs = 500;

/** @throws StartError when the folder or the database can't be used, or another server uses the folder */
export async function startApi(
  settings: ServerSettings,
  { log, report }: Pick<Logging, "log" | "report">,
  readPage: McpOptions["readPage"],
  filters = workerFilters({ budget: budgetOf(settings.filterSeconds) }),
) {
  const { dataFolder, databaseUrl, s3, mode, corsOrigins, providers, textProvider, webhookNetworks } = settings;
  keepHeapsSmall();
  // Loaded early, so that no request waits for it. All filters, which take ten times as long, are loaded by their
  // threads.
  const exchange = import("@openparlance/filters/exchange");
  // On PostgreSQL, several processes may share the folder; its files are then written once and never changed.
  const unlock = databaseUrl === undefined ? lockFolder(dataFolder) : () => {};
  try {
    ensureFolder(dataFolder);
    if (s3) await requireBucket(s3);
    const providerMetrics = createProviderMetrics(providers);
    const closing = new AbortController();
    const files = await openFiles(settings, closing.signal);
    let installation = 0;
    const engines = workerEngines({
      installation: () => installation,
      cacheFolder: join(dataFolder, "cache"),
      s3,
      providers,
      log,
      report,
      closing: closing.signal,
      count(kind, tokens, organizationId) {
        providerMetrics.count(kind, tokens);
        if (organizationId !== undefined) tokenUsage.add(organizationId, kind, tokens);
      },
    });
    const core = await withDatabase(settings, (database, isShared) =>
      openCore({
        ...settings,
        clock: Date.now,
        database,
        isShared,
        files,
        filters,
        report,
        log,
        imports: workerImports({ budget: importBudgetOf(settings.filterSeconds) }),
        // The last counts are written before the store is closed.
        engines: { ...engines, end: () => engines.end().then(() => tokenUsage.flush()) },
        sender: webhookSender({ mode, networks: webhookNetworks }),
        ...(textProvider && { writer: openAiWriter(textProvider, fetch) }),
      }),
    );
    const tokenUsage = countTokens(core.store.usage, report);
    try {
      if (s3) installation = await core.store.installation.number();
      const key = await ensureAccounts(core.store, settings, log);
      if (databaseUrl === undefined) await core.store.backlog.takeBack();
      core.queue.start();
      core.deliverer.start();
      core.sweeper.start();
      core.keyUses.start();
      if (databaseUrl !== undefined) core.openMemories.start();
      const check = databaseUrl === undefined ? createDatabaseCheck(sqlitePath(settings), log) : undefined;
      check?.start(checkWaitMs, report);
      await exchange;
      return {
        serve: core.api,
        doors: createDoors({
          mode,
          corsOrigins,
          report,
          services: core.services,
          fence: core.fence,
          authenticate: core.authenticate,
          countRequest: core.countRequest,
        }),
        mcp: createMcp({
          settings: settings.mcp,
          mode,
          corsOrigins,
          readPage,
          report,
          api: core.api,
          authenticate: core.authenticate,
          countRequest: core.countRequest,
          fence: core.fence,
          filters,
          wait: (ms, signal) => wait(ms, undefined, { signal }),
        }),
        /** Printed at each start; undefined in production mode, or when it was revoked. */
        developmentKey: key,
        isReady: () =>
          withTimeout(maxDatabaseWaitMs, core.store.reserved.backlog.ping()).then(
            () => true,
            () => false,
          ),
        /** The metrics of the work and the engines; undefined when the database does not respond. */
        metrics: (): Promise<string | undefined> =>
          withTimeout(maxDatabaseWaitMs, coreMetrics(core, Date.now())).then(
            (text) => text + providerMetrics.text(),
            () => undefined,
          ),
        /**
         * Waits at most this time for the bucket and for engines that are being saved. Tasks continue after a restart.
         * @throws the error of a part that failed; a part that takes too long is only reported
         */
        async close(limitMs = 5000): Promise<void> {
          const timer = setTimeout(() => closing.abort(new Error("The server didn't close in time.")), limitMs);
          try {
            await check?.stop();
            // Another server may use the folder once nothing is written anymore.
            const closing = Promise.allSettled([core.close().finally(unlock)]);
            const [ended] = (await withTimeout(limitMs + lateMs, closing).catch(report)) ?? [];
            if (ended?.status === "rejected") throw ended.reason;
          } finally {
            clearTimeout(timer);
          }
        },
      };
    } catch (error) {
      await core.close();
      throw error;
    }
  } catch (error) {
    unlock();
    throw databaseStartError(error, settings) ?? error;
  }
}
