import { readFile } from "node:fs/promises";
import notices from "@openparlance/sandbox/texts/notices.tsv?raw";
import { formatTmx } from "@openparlance/sandbox/tmx";
import { expect, test } from "vitest";
import { requestInTests } from "../../sandbox/testing/request-in-tests.ts";
import { type SampleProgram, type SamplesModule, samplesModule } from "./programs.ts";
import { type SampleResult, Verifier } from "./verify.ts";

const sandbox = requestInTests();
const inputs = new URL("../../samples/inputs/", import.meta.url);
const readInput = async (name: string) =>
  name === "notices.tmx" ? new TextEncoder().encode(formatTmx(notices)) : readFile(new URL(name, inputs));
const text = samplesModule("0.1.0", "2026-01-05");
const { programs, proof }: SamplesModule = await import(`data:text/javascript,${encodeURIComponent(text)}`);

const faultsIn = (results: readonly SampleResult[]) =>
  results.flatMap(({ name, language, fault }) => (fault === undefined ? [] : [`${name}.${language}: ${fault}`]));

test("every cURL and JavaScript sample passes, as many as in the build's own proof", async () => {
  const verifier = new Verifier(sandbox, readInput);
  const results: SampleResult[] = [];
  for (const program of programs) results.push(...(await verifier.run(program)));
  expect(faultsIn(results)).toEqual([]);
  const names = [...new Set(results.map(({ name, language }) => `${name}.${language}`))];
  const count = (language: string) => names.filter((name) => name.endsWith(`.${language}`)).length;
  expect({ sh: count("sh"), js: count("js") }).toEqual(proof.passed);
});

const step = (name: string, code: string) => ({ name, code, isRefused: false });
const program = (more: Partial<SampleProgram>): SampleProgram => ({
  page: "Test",
  route: "/test",
  language: "sh",
  steps: [],
  ...more,
});
const request = (path: string) => `curl -u "$API_KEY:$API_KEY" "$API/v2/${path}"`;

test("a sample after one that changes something by GET, such as an export, begins with the examples again", async () => {
  const acts: string[] = [];
  const perform: typeof sandbox.perform = (each) => {
    acts.push(each.name);
    return sandbox.perform(each);
  };
  const verifier = new Verifier({ ...sandbox, perform }, readInput);
  const resetsBefore = async (id: string) => {
    acts.length = 0;
    const sample = programs.find(({ language, steps }) => language === "sh" && steps[0]?.name === `reference/${id}`);
    expect(faultsIn(await verifier.run(sample as SampleProgram))).toEqual([]);
    return acts;
  };
  await resetsBefore("listJobs");
  expect(await resetsBefore("exportJob")).toEqual([]);
  expect(await resetsBefore("downloadJob")).toEqual(["reset"]);
});

test("a response other than the documented one fails its sample", async () => {
  const verifier = new Verifier(sandbox, readInput);
  const operation = { status: 200, files: {}, isReading: true };
  const results = await verifier.run(program({ operation, steps: [step("reference/x", request("jobs?limit=51"))] }));
  expect(faultsIn(results)).toEqual(["reference/x.sh: Expected 200, not 400."]);
});

test("after a failure the samples of the same program have not run", async () => {
  const verifier = new Verifier(sandbox, readInput);
  const steps = [step("a", request("languages")), step("b", request("nothing")), step("c", request("languages"))];
  expect(faultsIn(await verifier.run(program({ steps })))).toEqual([
    "b.sh: A response was 404.",
    "c.sh: Not run, because b failed.",
  ]);
  const run: SampleProgram["run"] = async ({ begin }) => {
    begin("a");
    throw new Error("No.");
  };
  expect(faultsIn(await verifier.run(program({ language: "js", steps: [step("a", "")], run })))).toEqual(["a.js: No."]);
});
