import pg from "pg";
import { startPostgres } from "../server/postgres-process.ts";

/** Databases of one PostgreSQL. */
export async function openDatabases(): Promise<{ add(): Promise<string>; close(): Promise<void> }> {
  const { address, stop } = await startPostgres();
  let count = 0;
  return {
    /** @returns the address of a new one */
    async add() {
      const name = `bench_${++count}`;
      const client = new pg.Client({ connectionString: address });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return address.replace("/postgres?", `/${name}?`);
    },
    close: stop,
  };
}
