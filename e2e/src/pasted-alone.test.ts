import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import recorded from "@openparlance/api/recorded" with { type: "json" };
import { newOrganization } from "@openparlance/server/testing/new-organization";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { readSample, samplesFolder } from "./executed/guide-programs.ts";
import { isProof } from "./proof.ts";

// A reader who comes from a search engine copies a single sample: it must work, or print what is missing.

const steps = (ending: string) =>
  globSync(`*/*.${ending}`, { cwd: samplesFolder })
    .map((file) => file.slice(0, -ending.length - 1))
    .toSorted();

/** Steps that show a refused request, with the status. */
const refused: Record<string, number> = {
  "create-a-datasource/refuse-language": 400,
  "create-new-content/generate-unsigned": 403,
};
/** The response says that someone must sign first. */
const unsigned = { "create-new-content/generate": 403 };

const inputs = join(samplesFolder, "inputs");
let key: string;
beforeAll(async () => {
  key = await newOrganization(inject("dataFolder"));
});

/** Runs a program with only API and API_KEY set, in a folder that is empty or has the guides' downloads. */
async function paste(code: string, [command = "", ...args]: string[], { isEmpty = false, hasKey = true } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "parlance-pasted-"));
  if (!isEmpty) await cp(inputs, folder, { recursive: true });
  const { proxy, statuses } = await watch(inject("origin"));
  const { port } = proxy.address() as AddressInfo;
  try {
    const env = { PATH: process.env.PATH, API: `http://127.0.0.1:${port}`, ...(hasKey && { API_KEY: key }) };
    const child = spawn(command, args, { cwd: folder, env });
    child.stdin.on("error", () => {}).end(code);
    const [out, err, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
    return { status: status as number | null, out, err, statuses };
  } finally {
    proxy.close();
    await rm(folder, { recursive: true });
  }
}

/** Forwards requests to the server, and records the statuses. */
async function watch(origin: string): Promise<{ proxy: Server; statuses: number[] }> {
  const statuses: number[] = [];
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers, url } = incoming;
    const passed = request(origin + url, { method: method ?? "GET", headers }, (response) => {
      statuses.push(response.statusCode ?? 0);
      outgoing.writeHead(response.statusCode ?? 0, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return { proxy, statuses };
}

const isGood = (status: number) => status >= 200 && status < 300;

/** Concurrent, because the samples mostly wait between polls. */
const together = { concurrent: true };

// These run first, because the setup polls for a minute until it gives up.
test.each(steps("sh").filter((step) => / < \S+/.test(readSample(step, "sh"))))(
  "%s sends nothing without its file, and names the file",
  together,
  async (step) => {
    const { err, statuses } = await paste(readSample(step, "sh"), ["bash", "-s"], { isEmpty: true });
    expect(statuses.every(isGood)).toBe(true);
    expect(err).toMatch(/harbour\.tmx: No such|terms\.csv: No such|leaflet\.txt: No such|größe\.txt: No such|_ID: /);
  },
);

/** The guides require bash. In a proof, the samples also run in `sh`. */
const shells = { bash: ["bash", "--noprofile", "--norc", "-s"], ...(isProof && { sh: ["sh", "-s"] }) };

describe.each(Object.entries(shells))("in a fresh %s", together, (_, command) => {
  test.each(steps("sh"))("%s works, or names the variable it misses and the step that sets it", async (step) => {
    const { err, statuses } = await paste(readSample(step, "sh"), command);
    expect(err).not.toMatch(/command not found|: not found/);
    const allowed = refused[step] ?? (unsigned as Record<string, number>)[step];
    expect(statuses.filter((status) => !isGood(status) && status !== allowed)).toEqual([]);
    const missing = /\b([A-Z]+_ID): [a-zA-Z ]+/.exec(err)?.[1];
    if (missing) expect(readSample(step, "sh")).toContain(`\${${missing}:?`);
    else expect(err).toBe("");
    // Only samples that receive or verify webhooks send nothing.
    const isLocal = /receiver|signature/.test(step);
    if (!missing) expect(statuses.length > 0).toBe(!isLocal);
  });
});

describe("the program on the front page", together, () => {
  const program = readSample("index/translate", "sh");

  test("makes the memory of the page, and prints what the page shows", async () => {
    const { out, err, statuses } = await paste(program, shells.bash);
    expect({ err, isGood: statuses.every(isGood) }).toEqual({ err: "", isGood: true });
    expect(JSON.parse(out)).toEqual(recorded["index/translate"]);
  });

  test("names the key that it misses, and sends nothing", async () => {
    const { err, statuses } = await paste(program, shells.bash, { hasKey: false });
    expect(err).toContain("API_KEY: export the key of your server");
    expect(statuses).toEqual([]);
  });
});

const languages = [
  { ending: "js", command: [process.execPath, "--input-type=module", "-"], misses: /\w+ is not defined/ },
  { ending: "py", command: ["python3", "-"], misses: /^NameError: name '\w+' is not defined/m },
];

describe.each(languages)("the samples in .$ending", together, ({ ending, command, misses }) => {
  const alone = ["shared/begin", "connect-systems-to-workflows/signature"];
  const continuing = steps(ending).filter((step) => !alone.includes(step) && !step.endsWith("/receiver"));

  test.each(continuing)("%s names what it misses of the lines above it", async (step) => {
    const { out, err, statuses } = await paste(readSample(step, ending), command);
    expect(statuses).toEqual([]);
    // A sample that shows a refusal prints any error.
    expect(out + err).toMatch(misses);
  });

  test.each(["connect-systems-to-workflows/signature", "shared/begin"])("%s works", async (step) => {
    const { status, err, statuses } = await paste(readSample(step, ending), command);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(statuses.every(isGood)).toBe(true);
  });
});
