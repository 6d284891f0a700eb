import { spawn } from "node:child_process";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { dev } from "astro";
import { root } from "../scripts/run.ts";
import { buildSite } from "../scripts/site.ts";

// Astro serves the site in development, and forwards requests for the API to the server, which restarts when its source
// changes.
const port = Number(process.env.PORT ?? 3000);
const serverPort = port + 1;

// The server needs a site to start; an old build is enough.
await access(join(root, "site/dist/index.html")).catch(buildSite);

const server = spawn("node", ["--watch", "server/src/node/main.ts"], {
  cwd: root,
  stdio: ["ignore", "ignore", "inherit"],
  env: { ...process.env, PORT: String(serverPort) },
});
process.once("exit", () => server.kill());

const operations = { target: `http://127.0.0.1:${serverPort}` };
const site = await dev({
  root: join(root, "site"),
  server: { port, host: process.env.HOST || "127.0.0.1" },
  vite: { server: { proxy: { "/v2": operations, "/v3": operations } } },
});

const end = async () => {
  await site.stop();
  process.exit();
};
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    end().catch((error) => {
      console.error(error);
      process.exit(1);
    });
  });
}
