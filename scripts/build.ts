import { BuildError, buildSite } from "./site.ts";

try {
  await buildSite();
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error("The site was not built; the reason stands above.");
  process.exitCode = 1;
}
