import { percentile } from "../engine/cpu.ts";
import type { Measurements } from "../engine/report.ts";
import type { NeighborClient } from "./client.ts";
import type { Waits } from "./neighbor.ts";

/** Works until it gets responses as it would on any day. @returns its memory */
export async function workAsOnAnyDay(client: NeighborClient): Promise<number> {
  const memory = await client.memory();
  await client.importInto(memory, "a.csv", "ferry,Fähre\ndeck,Deck\n");
  for (let count = 0; count < 20; count++) {
    await client.request("POST", "/v2/translate", {
      body: { memory_id: memory, source: `The ferry leaves at ${count}.` },
    });
    await client.request("POST", "/v2/files", { headers: { name: "a.txt" }, body: "Mind the wet deck." });
  }
  client.close();
  return memory;
}

/** What the record says of them. */
export function summarizeWaits({ languages, translations, uploads }: Waits): Measurements {
  return {
    "languages requests": languages.length,
    "languages p99 ms": percentile(languages, 99),
    "languages worst ms": Math.max(...languages),
    "translateText worst ms": Math.max(...translations),
    "upload worst ms": Math.max(...uploads),
  };
}
