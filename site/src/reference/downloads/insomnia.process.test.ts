import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { operations } from "@openparlance/api";
import { expect, onTestFinished, test } from "vitest";
import { readInputs } from "../../samples/read-inputs.ts";
import { buildDownloads, files } from "./index.ts";

/** The last version on npm; only this test installs it, because it has 75 dependencies. */
const importer = "insomnia-importers@3.6.0";

test.runIf(process.env.PARLANCE_PROOF)(
  "Insomnia's own importer takes all requests (proof only: it is installed for that)",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "insomnia-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const quietly = ["--ignore-scripts", "--no-audit", "--no-fund"];
    await promisify(execFile)("npm", ["install", "--prefix", folder, ...quietly, importer]);
    const { convert } = createRequire(join(folder, "importer.js"))("insomnia-importers");

    const downloads = buildDownloads(new URL("https://docs.example/"), readInputs());
    const written = String(downloads.get(files.insomnia.file));
    const { type, data } = await convert(written);
    expect(type.id).toBe("insomnia-4");
    expect(data.resources).toMatchObject(JSON.parse(written).resources);
    const ids = data.resources.map(({ _id }: { _id: string }) => _id);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(operations).map((id) => `req_${id}`)));
  },
  180_000,
);
