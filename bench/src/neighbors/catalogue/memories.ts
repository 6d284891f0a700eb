import { setTimeout as sleep } from "node:timers/promises";
import type { Attack } from "../attack.ts";
import { importing, inParallel, measureCpu, memoryOf, repeat, tmx } from "./loads.ts";
import { workbook } from "./office-files.ts";

const termsOf = (count: number) => repeat(count, (at) => `term ${at},Wort ${at}\n`);
const query = (id: number, text: string) => `/v2/memories/query?id=${id}&query=${encodeURIComponent(text)}`;

/** What is imported into memories and looked up in them. */
export const memories: Record<string, Attack> = {
  terms: {
    does: "imports 40,000 terms",
    async run(client, server) {
      const memory = await client.memory();
      const file = termsOf(40_000);
      const cpuMs = await measureCpu(server, () => client.importInto(memory, "a.csv", file));
      return { "import CPU s": cpuMs / 1000 };
    },
  },
  manyTerms: importing("imports 374,000 terms", "a.csv", () => termsOf(374_000)),
  sigterm: {
    does: "has 374,000 terms imported while the server is told to stop",
    stopsServer: true,
    async run(client, server) {
      await client.startImport(await client.memory(), "a.csv", termsOf(374_000));
      await sleep(2000);
      return { "stops within s": (await server.stop(60)) ?? 60 };
    },
  },
  names: importing("imports a workbook with a defined name of 200,000 dots", "a.xlsx", () =>
    workbook(".".repeat(200_000)),
  ),
  sameTerms: importing("imports 1,000,000 terms that are the same", "a.csv", () => "a,b\n".repeat(1_000_000)),
  columns: importing("imports a CSV file of 1,000,000 columns", "a.csv", () => `a,b${",c".repeat(1_000_000)}\n`),
  placeholders: importing("imports a TMX segment of 200,000 elements", "a.tmx", () =>
    tmx([['<ph x="1"/>'.repeat(200_000), "a"]]),
  ),
  variants: importing(
    "imports a TMX unit in 50,000 variants",
    "a.tmx",
    () =>
      `<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body><tu>${repeat(50_000, (at) => `<tuv xml:lang="${at % 2 ? "de" : "en"}"><seg>${at}</seg></tuv>`)}</tu></body></tmx>`,
  ),
  properties: importing("imports a TMX unit of 200,000 properties", "a.tmx", () =>
    tmx([["ferry", "Fähre"]]).replace("<tu>", `<tu>${'<prop type="a">b</prop>'.repeat(200_000)}`),
  ),
  nested: importing("imports TMX highlights in highlights, 20,000 deep", "a.tmx", () =>
    tmx([[`${"<hi>".repeat(20_000)}a${"</hi>".repeat(20_000)}`, "a"]]),
  ),
  entities: importing(
    "imports TMX with entities that expand to 10^9 of them",
    "a.tmx",
    () =>
      `<?xml version="1.0"?><!DOCTYPE tmx [<!ENTITY a0 "a">${repeat(9, (at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`)}]>${tmx([["&a9;", "a"]]).slice(21)}`,
  ),
  unclosedQuote: importing(
    "imports 4 MB of CSV with a quote that is not closed",
    "a.csv",
    () => `a,"${"b,c\n".repeat(1e6)}`,
  ),
  quotes: importing("imports 2 MB of quotes as CSV", "a.csv", () => `a,${'"'.repeat(2e6)}\n`),
  conceptEntries: importing(
    "imports TBX of 100,000 entries without terms",
    "a.tbx",
    () =>
      `<?xml version="1.0"?><martif type="TBX"><text><body>${'<termEntry><langSet xml:lang="en"/></termEntry>'.repeat(100_000)}</body></text></martif>`,
  ),
  manyImports: {
    does: "imports 200 files of one term at once",
    async run(client) {
      const memory = await client.memory();
      await inParallel(50, 200, (at) => client.startImport(memory, "a.csv", `term ${at},Wort ${at}\n`));
      while ((await client.request("GET", `/v2/memories?id=${memory}`)).json[0].is_processing) await sleep(100);
    },
  },
  deletedWhileImporting: {
    does: "deletes ten memories while 20,000 terms are imported into each",
    async run(client) {
      await inParallel(5, 10, async () => {
        const memory = await client.memory();
        await client.startImport(memory, "a.csv", termsOf(20_000));
        await sleep(200);
        await client.request("DELETE", `/v2/memories?id=${memory}`);
      });
    },
  },
  sameSources: {
    does: "looks up a text that 20,000 entries have",
    patienceSeconds: 180,
    async run(client) {
      const units = Array.from(
        { length: 20_000 },
        (_, at) => ["The ferry leaves.", `Die Fähre ${at} legt ab.`] as const,
      );
      const memory = await memoryOf(client, units);
      await inParallel(8, 40, () => client.request("GET", query(memory, "The ferry leaves.")));
    },
  },
  similarSources: {
    does: "looks up a text that 20,000 entries differ from in one figure",
    patienceSeconds: 180,
    async run(client) {
      const units = Array.from(
        { length: 20_000 },
        (_, at) => [`The ferry ${at} leaves the quay at noon.`, `Die Fähre ${at} legt mittags ab.`] as const,
      );
      const memory = await memoryOf(client, units);
      await inParallel(8, 40, (at) =>
        client.request("GET", query(memory, `The ferry ${at}x leaves the quay at noon.`)),
      );
    },
  },
  longEntries: {
    does: "looks up 5,000 characters among 400 entries of as many",
    async run(client) {
      const text = (at: number) => repeat(700, (n) => `word${(n * (at + 7)) % 97} `).slice(0, 4900);
      const memory = await memoryOf(
        client,
        Array.from({ length: 400 }, (_, at) => [text(at), "a"] as const),
      );
      await inParallel(8, 24, (at) => client.request("GET", query(memory, text(at).slice(0, 1500))));
    },
  },
  prefixTerms: {
    does: "translates a text that 400 terms begin with",
    async run(client) {
      const memory_id = await client.memory();
      await client.importInto(
        memory_id,
        "a.csv",
        repeat(400, (at) => `${"ferry ".repeat(at + 1).trim()},Fähre ${at}\n`),
      );
      const body = { memory_id, source: "ferry ".repeat(800) };
      await inParallel(8, 24, () => client.request("POST", "/v2/translate", { body }));
    },
  },
  corrections: {
    does: "corrects 300 segments, and has each translated at once",
    async run(client) {
      const memory_id = await client.memory();
      await inParallel(10, 300, async (at) => {
        const source = `The ferry ${at} leaves the quay.`;
        await client.request("POST", "/v2/segments", {
          body: { memory_id, source, target: `Die Fähre ${at} legt ab.` },
        });
        await client.request("POST", "/v2/translate", { body: { memory_id, source } });
      });
    },
  },
};
