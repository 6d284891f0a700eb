import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { openStoreAndFiles } from "../processes/data.ts";
import { startPostgres } from "../processes/postgres.ts";
import { openReceiver } from "../processes/receiver.ts";
import { openS3 } from "../s3-double.ts";
import { Cluster } from "./cluster.ts";

export type Surroundings = Awaited<ReturnType<typeof openSurroundings>>;

/**
 * Processes of the server and the services that they use, all of which can fail.
 *
 * @param isInBucket whether files are in a bucket or in a folder
 */
export async function openSurroundings(processes: number, isInBucket: boolean) {
  const folder = await mkdtemp(join(tmpdir(), "histories-"));
  // Without fsync, writes are lost only if the machine crashes, not if a process does.
  const settings = ["fsync=off", "deadlock_timeout=50ms"];
  const postgres = processes > 1 ? await startPostgres(inject("postgresPrograms"), settings) : undefined;
  const databaseUrl = await postgres?.newDatabase();
  const s3 = isInBucket ? await openS3() : undefined;
  const receiver = await openReceiver();
  const env = { ...(databaseUrl && { DATABASE_URL: databaseUrl }), PARLANCE_DATABASE_LOCK_SECONDS: "1" };
  const cluster = await Cluster.open(processes, folder, env, s3?.settings);
  const dataFolder = join(folder, "data");
  return {
    cluster,
    postgres,
    s3,
    receiver,
    dataFolder,
    /** Runs work on the processes' database through a separate connection. */
    async inDatabase(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      try {
        await work(client);
      } finally {
        await client.end();
      }
    },
    /** Opens the processes' data in this process. */
    async look<T>(at: (data: Awaited<ReturnType<typeof openStoreAndFiles>>) => Promise<T>): Promise<T> {
      const data = await openStoreAndFiles({ dataFolder, databaseUrl, s3: s3?.settings });
      try {
        return await at(data);
      } finally {
        await data.close();
      }
    },
    async close() {
      await cluster.stop();
      await postgres?.stop();
      await s3?.close();
      await receiver.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
