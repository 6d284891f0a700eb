import { join } from "node:path";
import { postgres } from "./postgres.ts";
import type { Settings } from "./settings.ts";
import { sqliteFile } from "./sqlite.ts";

/** The database that the settings name: PostgreSQL, or SQLite in the data folder. */
export const databaseIn = ({ dataFolder, databaseUrl }: Pick<Settings, "dataFolder" | "databaseUrl">) =>
  databaseUrl === undefined ? sqliteFile(join(dataFolder, "parlance.sqlite")) : postgres(databaseUrl);
