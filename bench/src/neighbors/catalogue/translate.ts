import { setTimeout as sleep } from "node:timers/promises";
import type { Attack } from "../attack.ts";
import type { NeighborClient } from "../client.ts";
import { inParallel, measureCpu, memoryOf, repeat, translating } from "./loads.ts";

/** A text of 5,000 characters, and a memory that has parts of it. */
async function knownText(client: NeighborClient): Promise<{ memory_id: number; source: string }> {
  const words = "harbour ferry deck quay berth wharf anchor cargo crane pilot tide buoy vessel tug mooring dock".split(
    " ",
  );
  const word = (at: number) => words[(at * 7 + (at >> 3)) % words.length] as string;
  const sentences = Array.from({ length: 200 }, (_, at) => repeat(8, (n) => `${word(at * 8 + n)} `).trim());
  const memory_id = await memoryOf(
    client,
    sentences.map((text) => [text, text.toUpperCase()] as const),
  );
  return { memory_id, source: sentences.join(" ").slice(0, 5000) };
}

/** What is sent to be translated. */
export const translations: Record<string, Attack> = {
  best: {
    does: "has 5,000 known characters translated, 1 and 10 best",
    async run(client, server) {
      const body = await knownText(client);
      const translate = (n: number) =>
        measureCpu(server, () => client.request("POST", "/v2/translate", { body: { ...body, n } }));
      await translate(1);
      const [one, ten] = [await translate(1), await translate(10)];
      return { "n 1 CPU ms": one, "n 10 CPU ms": ten, "n 10 times n 1": ten / one };
    },
  },
  left: {
    does: "asks for 20 long translations and goes away",
    async run(client, server) {
      const body = { ...(await knownText(client)), n: 10 };
      await client.request("POST", "/v2/translate", { body });
      // What the other organization's requests take is no part of it.
      await sleep(1000);
      const besides = await measureCpu(server, () => sleep(3000));
      const left = Array.from({ length: 20 }, () =>
        client.request("POST", "/v2/translate", { body, leaveAfterMs: 300 }),
      );
      await Promise.allSettled(left);
      await sleep(50);
      const after = await measureCpu(server, () => sleep(1000));
      return { "CPU ms in the second after 50 ms": Math.max(0, after - besides / 3) };
    },
  },
  prefix: {
    does: "translates with a prefix of 900 kB",
    async run(client) {
      const memory_id = await client.memory();
      await client.request("POST", "/v2/translate", {
        body: { memory_id, source: "a b", prefix: "a ".repeat(450_000) },
      });
    },
  },
  oneWord: translating("translates a word of 5,000 letters", () => "a".repeat(5000)),
  marks: translating("translates a letter with 4,999 accents", () => `a${"\u0301".repeat(4999)}`),
  families: translating("translates 400 emoji of five people each", () => "👨‍👩‍👧‍👦‍👶".repeat(400)),
  thai: translating("translates 5,000 Thai letters without a space", () => "เรือข้ามฟาก".repeat(450)),
  ends: translating("translates 1,600 ends of sentences", () => ". ! ? ".repeat(830)),
  brackets: translating("translates 5,000 opening angle brackets", () => "<".repeat(5000)),
  openTags: translating("translates 1,600 tags that are not closed", () => "<b>".repeat(1600)),
  unfinishedTags: translating("translates tags that do not end", () => '<a b="'.repeat(800)),
  ampersands: translating("translates references without an end", () => "&amp".repeat(1200)),
  braces: translating("translates 2,500 braces in braces", () => "{".repeat(2500) + "}".repeat(2500)),
  plurals: translating(
    "translates 150 plurals in plurals",
    () => `${"{n,plural,other{".repeat(150)}a${"}}".repeat(150)}`,
  ),
  percents: translating("translates 5,000 percent signs", () => "%".repeat(5000)),
  addresses: translating("translates an address of a mailbox without an end", () => "a@a.".repeat(1200)),
  links: translating("translates 600 beginnings of a URL", () => "http://a".repeat(600)),
  figures: translating("translates a number of 5,000 digits, commas and points", () => "1,1.1'1".repeat(700)),
  hyphens: translating("translates a compound of 2,500 parts", () => "a-".repeat(2500)),
  dates: translating("translates 1,000 things that are like dates", () => "1/1/1".repeat(1000)),
  parallel: {
    does: "has 200 different texts translated at once",
    async run(client) {
      const { memory_id, source } = await knownText(client);
      await inParallel(200, 200, (at) =>
        client.request("POST", "/v2/translate", { body: { memory_id, source: source.slice(at, at + 1500) } }),
      );
    },
  },
  newMemories: {
    does: "translates in 40 memories that were never used",
    async run(client) {
      await inParallel(8, 40, async (at) => {
        const memory_id = await memoryOf(client, [[`The ferry ${at} leaves.`, `Die Fähre ${at} legt ab.`]]);
        await client.request("POST", "/v2/translate", { body: { memory_id, source: "The ferry leaves." } });
      });
    },
  },
  tagging: {
    does: "has 800 tags placed in a translation",
    async run(client) {
      const memory_id = await client.memory();
      const query = new URLSearchParams({
        ...{ memory_id: String(memory_id), target: "Die Fähre legt ab. ".repeat(20) },
        source_tagged: repeat(400, (at) => `<b id="${at % 10}">a</b> `).slice(0, 5000),
      });
      await inParallel(8, 24, () => client.request("GET", `/v2/segments/tag?${query}`));
    },
  },
};
