import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buildTmx, importInto } from "../../testing/memories.ts";
import { openTestServer } from "../../testing/test-server.ts";
import { inProcessEngines } from "../engines/in-process-engines.ts";
import { apertium } from "../providers/apertium.ts";

// Apertium as Debian has it: the HTTP server and the pair English and Spanish.
const pairs = spawnSync("apertium", ["-d", "/usr/share/apertium", "-l"], { encoding: "utf8" }).stdout ?? "";
const isHere = pairs.includes("eng-spa") && spawnSync("apertium-apy", ["--version"]).status === 0;

const [known, knownTarget] = ["Mind the wet deck.", "Cuidado con la cubierta mojada."];

describe.skipIf(!isHere)("Apertium (skipped where apertium-apy and apertium-eng-spa are not installed)", () => {
  let service: ChildProcess;
  let url: string;

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    service = spawn("apertium-apy", ["--port", String(port), "--num-processes", "1", "/usr/share/apertium"], {
      stdio: "ignore",
    });
    await vi.waitUntil(
      () =>
        fetch(`${url}/listPairs`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    );
  });
  afterAll(() => {
    service.kill();
  });

  const translate = (targetLanguage: string, ...sources: string[]) => {
    const segments = sources.map((source) => ({ source }));
    const request = { sourceLanguage: "en", targetLanguage, n: 1, segments };
    return apertium({ url }, fetch).translate(request, AbortSignal.timeout(60_000));
  };

  test("translates each text, whatever is in it", async () => {
    expect(await translate("es", "The harbour is closed.", "The ship & the harbour")).toEqual([
      [{ target: "El puerto está cerrado." }],
      [{ target: "El barco & el puerto" }],
    ]);
  });

  test("refuses a pair that it has not", async () => {
    await expect(translate("zu", "The harbour is closed.")).rejects.toMatchObject({ status: 400 });
  });

  test("translates what a memory does not know", async () => {
    const thread = { providers: [apertium({ url }, fetch)] };
    const server = await openTestServer({ engines: inProcessEngines({ thread }) });
    const { request: translateNow } = server;
    const memory = await translateNow("POST", "/v2/memories", {
      body: { name: "Harbour", srclang: "en", trglang: "es" },
    });
    const memory_id = memory.json.id;
    await importInto(server, memory_id, "harbour.tmx", buildTmx([[known, knownTarget]], "en", "es"));
    const translate = async (source: string) =>
      (await translateNow("POST", "/v2/translate", { body: { memory_id, source } })).json.translation;
    expect(await translate("The harbour is closed.")).toMatchObject([{ target: "El puerto está cerrado." }]);
    expect((await translate(known))[0]).toMatchObject({ target: knownTarget, isTMMatch: true });
    await server.close();
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
