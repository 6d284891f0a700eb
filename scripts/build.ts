import { BuildError, buildSite } from "./site.ts";

try {
  await buildSite();
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error("The site wasn't built; see the reason above.");
  process.exitCode = 1;
}
