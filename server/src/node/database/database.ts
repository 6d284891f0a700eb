import { join } from "node:path";
import { StorageError } from "../../core/file-store.ts";
import { OtherVersionError } from "../../store/database/migrate.ts";
import { openStore, type Store, type StoreDialect } from "../../store/store.ts";
import type { ServerSettings } from "../settings/settings.ts";
import { StartError } from "../start-error.ts";
import { isPooled, limitsConfig, postgres } from "./postgres.ts";
import { sqliteFile } from "./sqlite.ts";

/** Without limits, statements may take any time. */
type DatabaseSettings = Pick<ServerSettings, "dataFolder" | "databaseUrl"> &
  Partial<Pick<ServerSettings, "databaseLimits">>;

/** Opens PostgreSQL, or SQLite in the data folder. @throws StartError when the database cannot be used */
export async function withDatabase<Opened>(
  settings: DatabaseSettings,
  open: (database: StoreDialect, isShared: boolean) => Promise<Opened>,
): Promise<Opened> {
  const { databaseUrl, databaseLimits } = settings;
  try {
    if (databaseUrl === undefined) return await open(sqliteFile(sqlitePath(settings)), false);
    const hasPooler = await isPooled(databaseUrl);
    const options = databaseLimits ? limitsConfig(databaseLimits, hasPooler) : { isPooled: hasPooler };
    return await open(postgres(databaseUrl, options), true);
  } catch (error) {
    throw databaseStartError(error, settings) ?? error;
  }
}

/** For work that may take any time: without limits. @throws StartError when the database cannot be used */
export const openedStore = ({ dataFolder, databaseUrl }: DatabaseSettings): Promise<Store> =>
  withDatabase({ dataFolder, databaseUrl }, (database, isShared) => openStore(database, Date.now, { isShared }));

export const sqlitePath = ({ dataFolder }: Pick<ServerSettings, "dataFolder">) => join(dataFolder, "parlance.sqlite");

/** The error for operators if `cause` is an error of the database; undefined for other errors. */
export function databaseStartError(cause: unknown, settings: DatabaseSettings): StartError | undefined {
  const name = settings.databaseUrl === undefined ? sqlitePath(settings) : "of DATABASE_URL";
  if (cause instanceof OtherVersionError) {
    const message = cause.isLater
      ? "is from a later version of the server; start that version"
      : "was created before version 0.1.0, from which there is no upgrade; use an empty data folder or database";
    return new StartError(`The database ${name} ${message}.`, { cause });
  }
  if (!(cause instanceof Error) || !(cause instanceof StorageError || isOfDatabase(cause))) return undefined;
  const reason = cause.message.split("\n")[0]?.replace(/\.$/, "");
  return new StartError(`The database ${name} can't be used: ${reason}.`, { cause });
}

/** SQLite's errors have their own code; PostgreSQL's codes have five characters. */
function isOfDatabase(error: Error): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ERR_SQLITE_ERROR" || /^(?=.*\d)[0-9A-Z]{5}$/.test(code ?? "");
}
