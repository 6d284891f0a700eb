import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { sharedJobFixture } from "./job-fixture.ts";
import { importInto } from "./memories.ts";

const fixture = sharedJobFixture();

test.each([
  ["a.txt", "One \u0000 two."],
  ["a.json", '{"a": "One \\u0000 two."}'],
])(
  "the text of %s holds U+FFFD for U+0000, and the file stays as it was where nothing is translated",
  async (name, file) => {
    const job = await fixture.createJob(fixture.memoryId, { file, name });
    const document = await fixture.documentOf(job.stats.projects[0].id);
    expect(document).toMatchObject({ import_succeeded: true });
    expect(await fixture.xliffOf(document.id)).toContain("<source>One \uFFFD two.</source>");
    const exported = async () => {
      await fixture.request("GET", `/v2/jobs/${job.id}/export?type=files`);
      await fixture.settle();
      const { bytes } = await fixture.request("GET", `/v2/jobs/${job.id}/download`);
      return strFromU8(unzipSync(bytes)[`en-GB_to_de-DE/${name}`] as Uint8Array);
    };
    expect(await exported()).toBe(file);
    const { status } = await fixture.work(document, ["Eins \u0000 zwei.", "translated"]);
    expect(status).toBe(200);
    expect(await exported()).toContain("Eins \uFFFD zwei.");
  },
);

test("terms and translations that are imported hold U+FFFD for U+0000", async () => {
  const id = await fixture.createMemory({ entries: [] });
  await importInto(fixture, id, "a.csv", "quay\u0000,Kai\u0000\n");
  const tuv = (language: string, text: string) => `<tuv xml:lang="${language}"><seg>${text}</seg></tuv>`;
  const tmx = `<tmx version="1.4"><header srclang="en"/><body><tu>${tuv("en-GB", "A\u0000b")}${tuv("de-DE", "C")}</tu></body></tmx>`;
  await importInto(fixture, id, "a.tmx", tmx);
  expect((await fixture.matchesOf(id, "A\uFFFDb"))[0]).toMatchObject({ source: "A\uFFFDb", target: "C", score: 100 });
  await fixture.request("POST", `/v2/memories/termbase/export?id=${id}`);
  await fixture.settle();
  expect((await fixture.request("GET", `/v2/memories/termbase/download?id=${id}`)).text).toContain(
    "quay\uFFFD,Kai\uFFFD",
  );
});

test.each([
  ["GET", "/v2/files?labels=a%00b", {}, "labels"],
  ["GET", "/v2/projects?connector_id=%00", {}, "connector_id"],
  ["POST", "/v2/files?name=a.txt&file_hash=%00", { body: "a" }, "file_hash"],
  ["PUT", "/v2/create/preferences", { body: { tone: "a\u0000" } }, "tone"],
  [
    "POST",
    "/v2/memories/import",
    {
      body: "a",
      headers: {
        "LILT-API": '{"memory_id":1,"name":"a.sdlxliff","sdlxliff_filters":[{"confName":"a\\u0000"}]}',
      },
    },
    "sdlxliff_filters[0].confName",
  ],
] as const)("%s %s: no input may hold U+0000", async (method, target, pending, name) => {
  expect(await fixture.message(method, target, pending as never)).toEqual([
    400,
    `${name} must be free of control characters.`,
  ]);
});
