/**
 * A plugin of Vite for workers. SQLite's package names files next to its code. One is its program, which the sandbox passes
 * to it. The others are workers for databases on disk, which the sandbox lacks. Vite would put all of them into the site.
 */
export const leanSqlite = () => ({
  name: "lean-sqlite",
  enforce: "pre" as const,
  transform: (code: string, id: string) =>
    id.includes("/@sqlite.org/sqlite-wasm/")
      ? code.replaceAll(/(new URL\("sqlite3[^"]*", )import\.meta\.url\)/g, "$1location.href)")
      : undefined,
});
