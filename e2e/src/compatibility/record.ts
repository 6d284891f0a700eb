import { writeFile } from "node:fs/promises";
import { type Compatibility, compatibilityFile } from "@openparlance/site/compatibility";
import { runPublicClients } from "./run.ts";

// `npm run compatibility` writes the record that the reference shows.

const record: Compatibility = { on: new Date().toISOString().slice(0, 10), clients: await runPublicClients() };
for (const { name, version, tried, unit, differs } of record.clients) {
  console.log(`${name} ${version}: ${tried - differs.length} of ${tried} ${unit}`);
  for (const difference of differs) console.log(`  ${difference}`);
}
await writeFile(compatibilityFile, `${JSON.stringify(record, null, 2)}\n`);
