import { runServer } from "@openparlance/server/node";
import { BuildError, buildSiteIfStale } from "./site.ts";

try {
  await runServer(process.env, { prepare: buildSiteIfStale });
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error("The site wasn't built; see the reason above.");
  process.exitCode = 1;
}
