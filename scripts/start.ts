import { runServer } from "@openparlance/server/node";
import { whenParentEnds } from "./parent.ts";
import { BuildError, buildSiteIfStale } from "./site.ts";

try {
  const server = await runServer(process.env, { prepare: buildSiteIfStale });
  if (server) whenParentEnds(() => server.close());
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error("The site wasn't built; see the reason above.");
  process.exitCode = 1;
}
