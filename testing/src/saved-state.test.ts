import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { operations } from "@openparlance/api";
import { type DescribedOperationId, exampleRequest } from "@openparlance/sandbox/testing";
import { runServer } from "@openparlance/server/node";
import { expect, onTestFinished, test, vi } from "vitest";
import { startParlance } from "./start-parlance.ts";

/** GET operations that change data. */
const acting: readonly string[] = ["exportJob", "exportTermbase", "regenerateCreateContent", "getUploadParams"];
const reading = (Object.keys(operations) as DescribedOperationId[]).filter(
  (id) => operations[id].method === "get" && !acting.includes(id),
);

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "saved-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function serveFrom(from: string, folder: string, env: Record<string, string> = {}) {
  const site = await newFolder();
  for (const name of ["index.html", "404.html"]) await writeFile(join(site, name), name);
  const printed: string[] = [];
  const spies = (["log", "error"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((text) => {
      printed.push(String(text));
    }),
  );
  const settings = { PORT: "0", PARLANCE_DATA: folder, PARLANCE_LOG_LEVEL: "error", ...env };
  const server = await runServer(settings, { siteFolder: site, from });
  for (const spy of spies) spy.mockRestore();
  process.exitCode = 0;
  return { server, printed };
}

test("each operation that reads returns the same from a server that continues with what was saved", async () => {
  const before = await startParlance({ port: false });
  onTestFinished(() => before.close());
  const authorization = `Basic ${btoa(`${before.key}:`)}`;
  const post = (path: string, body: unknown) =>
    before.fetch(path, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  await post("/v2/memories", { name: "Harbour", srclang: "en", trglang: "fr" });
  await post("/v2/segments", { memory_id: 4312, source: "The ferry is late.", target: "Die Fähre ist spät." });
  await before.fetch("/v2/files?name=späte%20Fähre.txt", { method: "POST", headers: { authorization }, body: "Late." });
  await before.idle();
  const folder = await newFolder();
  const file = join(folder, "saved.bin");
  await writeFile(file, await before.save());
  const { server } = await serveFrom(file, join(folder, "data"));
  onTestFinished(() => server?.stop());
  const continued = await startParlance({ from: file, port: false });
  onTestFinished(() => continued.close());
  for (const id of reading) {
    const { target, headers } = exampleRequest(id);
    const init = { headers: { ...headers, authorization } };
    // Upload URLs end with a time and a signature.
    const textFrom = async (response: Response) =>
      (await response.text())
        .replaceAll(/http:\/\/(?:localhost|127\.0\.0\.1|parlance\.test)(?::\d+)?/g, "http://here")
        .replace(/\.\d{10}\.[\w-]{43}/, "");
    const responses = [
      await before.fetch(target, init),
      await fetch(`${server?.origin}${target}`, init),
      await continued.fetch(target, init),
    ];
    const [one, ...others] = await Promise.all(responses.map(async (it) => [id, it.status, await textFrom(it)]));
    for (const other of others) expect(other).toEqual(one);
  }
});

test("nothing is unpacked over data, or from a file that is not a saved state", async () => {
  const folder = await newFolder();
  const damaged = join(folder, "damaged.bin");
  await writeFile(damaged, "Parlance");
  const data = join(folder, "data");
  const refused = await serveFrom(damaged, data);
  expect(refused.server).toBeUndefined();
  expect(refused.printed).toEqual([`${damaged} isn't a saved state of Parlance.`]);
  expect((await serveFrom(join(folder, "none.bin"), data)).printed).toEqual([
    `${join(folder, "none.bin")} can't be read.`,
  ]);
  expect(await readdir(folder)).toEqual(["damaged.bin"]);

  await writeFile(join(folder, "parlance.sqlite"), "");
  const used = await serveFrom(damaged, folder);
  expect(used.printed).toEqual([`The data folder ${folder} already contains data; specify a new one with --data.`]);
  const elsewhere = await serveFrom(damaged, data, { DATABASE_URL: "postgres://a@localhost/b" });
  expect(elsewhere.printed).toEqual(["--from makes a data folder; unset DATABASE_URL."]);
});
