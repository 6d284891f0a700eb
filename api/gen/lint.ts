import { bundlePath, descriptionPath, lintDescription } from "./bundle.ts";
import { DescriptionError, reportingMistakes } from "./problem.ts";

// Checks the description before and after bundling, or the named files. At the first file that breaks a rule, it prints
// each location and rule, and exits with 1.
const requestedFiles = process.argv.slice(2);

await reportingMistakes(async () => {
  for (const path of requestedFiles.length > 0 ? requestedFiles : [descriptionPath, bundlePath]) {
    const problems = await lintDescription(path);
    if (problems.length > 0) throw new DescriptionError(`${path} breaks a rule.`, problems);
  }
});
