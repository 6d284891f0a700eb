import { setTimeout as sleep } from "node:timers/promises";
import { zip } from "../filters/zip.ts";
import type { Attack } from "./attack.ts";
import { NeighborClient } from "./client.ts";
import { mixedLoad } from "./mixed-load.ts";
import { openReceiver } from "./receiver.ts";
import type { SharedServer } from "./server-process.ts";

const repeat = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join("");
const termsOf = (count: number) => repeat(count, (at) => `term ${at},Wort ${at}\n`);

const measureCpu = async (server: SharedServer, work: () => Promise<unknown>): Promise<number> => {
  const { cpuMs } = await server.usage();
  await work();
  return (await server.usage()).cpuMs - cpuMs;
};

const importing = (does: string, name: string, file: () => string | Uint8Array): Attack => ({
  does,
  async run(client) {
    await client.importInto(await client.memory(), name, file());
  },
});

const uploading = (does: string, name: string, file: () => string | Uint8Array): Attack => ({
  does,
  async run(client) {
    await client.document(name, file());
  },
});

/** A document of many short segments from its upload to its end, each step after the other. */
function lifeOf(megabytes: number): Attack {
  return {
    does: `uploads ${megabytes} MB of one-letter segments, reads, exports and confirms them`,
    patienceSeconds: 300,
    async run(client, server) {
      const figures: Record<string, number> = {};
      const timed = async <T>(step: string, work: Promise<T>): Promise<T> => {
        const { cpuMs } = await server.usage();
        const done = await work;
        figures[`${step} CPU s`] = ((await server.usage()).cpuMs - cpuMs) / 1000;
        return done;
      };
      const { id, jobId, projectId } = await timed(
        "upload",
        client.document("a.txt", "a\n".repeat(megabytes * 500_000)),
      );
      await timed("document", client.ask("GET", `/v2/documents?id=${id}`));
      const xliff = await timed("XLIFF", client.bytes(`/v2/documents/files?id=${id}&is_xliff=true`));
      await timed("file", client.ask("GET", `/v2/documents/files?id=${id}&is_xliff=false`));
      await timed("stats", client.ask("POST", `/v2/jobs/${jobId}/stats`));
      if (xliff.length < 1e6) return figures;
      const finished = Buffer.from(
        xliff
          .toString("latin1")
          .replaceAll(/<target state="[^"]*"><\/target>/g, '<target state="translated">b</target>'),
        "latin1",
      );
      const headers = { project_id: String(projectId), name: "a.txt" };
      const confirm = client.ask("POST", "/v2/documents/files", { headers, body: finished });
      await timed(
        "confirming",
        confirm.then(() => client.taken(projectId)),
      );
      return figures;
    },
  };
}

const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const office = "http://schemas.openxmlformats.org";
const related = (target: string, type: string) =>
  `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/${type}" Target="${target}"/></Relationships>`;

function workbook(definedName: string): Uint8Array {
  const namespace = `xmlns="${office}/spreadsheetml/2006/main"`;
  return zip({
    "_rels/.rels": related("/xl/workbook.xml", "officeDocument"),
    "xl/workbook.xml": `<workbook ${namespace} xmlns:r="${relations}"><definedNames><definedName name="a">${definedName}</definedName></definedNames><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": related("/xl/sheet.xml", "worksheet"),
    "xl/sheet.xml": `<worksheet ${namespace}><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>quay</t></is></c><c r="B1" t="inlineStr"><is><t>Kai</t></is></c></row></sheetData></worksheet>`,
  });
}

function wordDocument(paragraphs: number): Uint8Array {
  const text = `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${"<w:p><w:r><w:t>a</w:t></w:r></w:p>".repeat(paragraphs)}</w:body></w:document>`;
  return zip({ "_rels/.rels": related("/word/document.xml", "officeDocument"), "word/document.xml": text });
}

const tmx = (segment: string) =>
  `<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>${segment}</seg></tuv><tuv xml:lang="de"><seg>a</seg></tuv></tu></body></tmx>`;
const xliff = (unit: string) =>
  `<?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body><trans-unit id="1"><source>${unit}</source></trans-unit></body></file></xliff>`;

/** `n` best translations of 5,000 characters that the memory knows parts of. */
async function knownText(client: NeighborClient): Promise<{ memory_id: number; source: string }> {
  const words = "harbour ferry deck quay berth wharf anchor cargo crane pilot tide buoy vessel tug mooring dock".split(
    " ",
  );
  const word = (at: number) => words[(at * 7 + (at >> 3)) % words.length] as string;
  const sentences = Array.from({ length: 200 }, (_, at) => repeat(8, (n) => `${word(at * 8 + n)} `).trim());
  const memory = await client.memory();
  const units = sentences.map(
    (text) =>
      `<tu><tuv xml:lang="en"><seg>${text}</seg></tuv><tuv xml:lang="de"><seg>${text.toUpperCase()}</seg></tuv></tu>`,
  );
  const file = `<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body>${units.join("")}</body></tmx>`;
  await client.importInto(memory, "a.tmx", file);
  return { memory_id: memory, source: sentences.join(" ").slice(0, 5000) };
}

/** The rows of the record of attacks; each runs on a server of its own. */
export const attacks: Record<string, Attack> = {
  mixed: mixedLoad,
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
  pairs: {
    does: "makes a job of 100 files in 100 pairs, and deletes it",
    // The work itself takes a minute, and two or three on PostgreSQL.
    patienceSeconds: 300,
    async run(client) {
      const memory = await client.memory();
      const file = (await client.ask("POST", "/v2/files", { headers: { name: "a.txt" }, body: "a\n" })).json.id;
      const ofLength = <T>(value: T) => Array.from({ length: 100 }, () => value);
      const body = { name: "a", fileIds: ofLength(file), srcLang: "en", languagePairs: ofLength({ memoryId: memory }) };
      const { json } = await client.ask("POST", "/v2/jobs", { body });
      if (json.id === undefined) return;
      for (let job = json; job.creationStatus === "PENDING"; await sleep(200)) {
        job = (await client.ask("GET", `/v2/jobs/${json.id}`)).json;
      }
      await client.ask("DELETE", `/v2/jobs/${json.id}`);
      await sleep(3000);
    },
  },
  names: importing("imports a workbook with a defined name of 200,000 dots", "a.xlsx", () =>
    workbook(".".repeat(200_000)),
  ),
  markdown: uploading("uploads Markdown of 300 kB of dashes", "a.md", () => `a|b\n${"-".repeat(300_000)}x`),
  yaml: uploading("uploads YAML of 300 kB of empty lines", "a.yaml", () => `a: |\n  b${"\n".repeat(300_000)}c: d\n`),
  po: uploading(
    "uploads PO with a header of 300 kB",
    "a.po",
    () => `msgid ""\nmsgstr ""\n${'"Language:"\n'.repeat(25_000)}\nmsgid "a"\nmsgstr ""\n`,
  ),
  formulas: uploading("uploads a workbook with a defined name of 200,000 dots", "a.xlsx", () =>
    workbook(".".repeat(200_000)),
  ),
  segments: lifeOf(1),
  manySegments: lifeOf(60),
  best: {
    does: "has 5,000 known characters translated, 1 and 10 best",
    async run(client, server) {
      const body = await knownText(client);
      const translate = (n: number) =>
        measureCpu(server, () => client.ask("POST", "/v2/translate", { body: { ...body, n } }));
      await translate(1);
      const [one, ten] = [await translate(1), await translate(10)];
      return { "n 1 CPU ms": one, "n 10 CPU ms": ten, "n 10 times n 1": ten / one };
    },
  },
  left: {
    does: "asks for 20 long translations and goes away",
    async run(client, server) {
      const body = { ...(await knownText(client)), n: 10 };
      await client.ask("POST", "/v2/translate", { body });
      // What the other organization's requests take is no part of it.
      await sleep(1000);
      const besides = await measureCpu(server, () => sleep(3000));
      const left = Array.from({ length: 20 }, () => client.ask("POST", "/v2/translate", { body, leaveAfterMs: 300 }));
      await Promise.allSettled(left);
      await sleep(50);
      const after = await measureCpu(server, () => sleep(1000));
      return { "CPU ms in the second after 50 ms": Math.max(0, after - besides / 3) };
    },
  },
  punctuation: uploading("uploads a sentence of 400 kB of punctuation", "a.txt", () => ".,;".repeat(133_000)),
  chinese: uploading("uploads a sentence of 400 kB of Chinese", "a.txt", () => "港口渡轮甲板码头".repeat(17_000)),
  prefix: {
    does: "translates with a prefix of 900 kB",
    async run(client) {
      const memory_id = await client.memory();
      await client.ask("POST", "/v2/translate", { body: { memory_id, source: "a b", prefix: "a ".repeat(450_000) } });
    },
  },
  leverage: {
    does: "counts words against four entries of 400,000 characters",
    async run(client) {
      const memory = await client.memory();
      await client.importInto(
        memory,
        "a.tmx",
        [1, 2, 3, 4]
          .map((n) => tmx(`word ${n} `.repeat(57_000)))
          .join("")
          .replaceAll(/<\/body><\/tmx><\?xml.*?<body>/g, ""),
      );
      const headers = { project_id: String(await client.project(memory)), name: "a.txt" };
      await client.ask("POST", "/v2/documents/files", { headers, body: `${"word 5 ".repeat(57_000)}\n` });
    },
  },
  paragraphs: uploading("uploads a Word document of 1,000,000 paragraphs", "a.docx", () => wordDocument(1_000_000)),
  sameTerms: importing("imports 1,000,000 terms that are the same", "a.csv", () => "a,b\n".repeat(1_000_000)),
  columns: importing("imports a CSV file of 1,000,000 columns", "a.csv", () => `a,b${",c".repeat(1_000_000)}\n`),
  codes: uploading("uploads an XLIFF unit of 100,000 elements", "a.xliff", () =>
    xliff('<g id="1">a</g>'.repeat(100_000)),
  ),
  placeholders: importing("imports a TMX segment of 200,000 elements", "a.tmx", () =>
    tmx('<ph x="1"/>'.repeat(200_000)),
  ),
  streams: {
    does: "opens 300 streams and reads none",
    async run(client) {
      await client.ask("POST", "/v2/create/terms-and-conditions", { body: { signedAgreement: true } });
      const body = {
        ...{ language: "en-GB", template: "blog-post" },
        templateParams: { language: "en-GB", contentLength: 1000, summary: "an introduction to the ferry timetable" },
      };
      const open = Array.from({ length: 300 }, () => client.open("POST", "/v2/create", { body }));
      const responses = await Promise.allSettled(open);
      await sleep(5000);
      for (const one of responses) if (one.status === "fulfilled") one.value.destroy();
    },
  },
  silentNames: {
    does: "has 60 webhooks on names whose name server stays silent, while another organization's job changes",
    async run(client, server) {
      const eventType = ["JOB_UPDATE"];
      const path = "/v3/connectors/configuration/webhooks";
      for (let at = 0; at < 60; at++) {
        const body = { webhookName: "Silent", webhookUrl: `https://silent-${at}.example/`, eventType };
        await client.ask("POST", path, { body });
      }
      const other = new NeighborClient(server.origin, server.neighbor);
      const receiver = await openReceiver();
      try {
        const body = { webhookName: "Receiver", webhookUrl: receiver.url, eventType };
        await other.ask("POST", path, { body });
        await client.renameJob();
        // Until the silent ones have all places that they can have.
        await sleep(1000);
        const start = performance.now();
        await other.renameJob();
        await receiver.reached;
        return { "delivery s": (performance.now() - start) / 1000 };
      } finally {
        other.close();
        receiver.close();
      }
    },
  },
};
