import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { operations as table } from "@openparlance/api";
import { validators } from "@openparlance/api/validators";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RenderedOperation, reference } from "../index.ts";
import { buildBody } from "../request.ts";
import { collectHeaders } from "./address.ts";
import { languages } from "./index.ts";
import type { SampleRequest } from "./sample-request.ts";
import { type Recorded, startRecorder } from "./testing/recorder.ts";
import { commonToolchains, installed, type Toolchain } from "./toolchains.ts";

interface Program {
  name: string;
  operation: RenderedOperation;
  request: SampleRequest;
}

const described = reference.tags.flatMap((tag) => tag.operations);
const key = "hs-key-1";
const upload = "Name,Größe\r\nMole,12 m\r\n\u0000";
const programs: Program[] = [
  ...described.map((operation) => ({ name: operation.id, operation, request: operation.request })),
  ...["uploadFile", "importMemory"].map((id) => {
    const operation = described.find((operation) => operation.id === id) as RenderedOperation;
    return { name: `${id}Named`, operation, request: rename(operation.request, "größe.txt") };
  }),
  // No operation of ours has such bodies, but other descriptions do.
  ...["application/x-www-form-urlencoded", "multipart/form-data"].map((mediaType, index) => {
    const operation = described.find((operation) => operation.id === "createMemory") as RenderedOperation;
    const fields = { name: `Größe's "#{so}" $name \\n & more`, srclang: "en", trglang: "de" };
    const body = buildBody({ mediaType, example: fields }, "form");
    return { name: `createMemory${index}`, operation, request: { ...operation.request, body } };
  }),
];
const findProgram = (name: string) => programs.find((program) => program.name === name) as Program;

/** The same upload with another file name. */
function rename(request: SampleRequest, name: string): SampleRequest {
  const replace = (pairs: SampleRequest["query"]): SampleRequest["query"] =>
    pairs.map(([key, value]) => [key, key === "name" ? name : value]);
  const { query, header, ...values } = request.values;
  return {
    ...request,
    query: replace(request.query),
    headers: replace(request.headers),
    values: {
      ...values,
      ...(query && { query: { ...query, ...("name" in query && { name }) } }),
      ...(header && { header: { ...header, ...("name" in header && { name }) } }),
    },
    body: { kind: "file", name },
  };
}

// The URL of a program includes the wanted outcome: /works/getJob, /fails/getJob.
const recorder = await startRecorder(async ({ path }, response) => {
  const [, way, name = ""] = path.split("/");
  await respond(findProgram(name), way === "works", response);
});

/** By running program: resolves when it has printed the first piece of a stream. */
const printed = new Map<string, PromiseWithResolvers<void>>();
const firstPiece = "The first ferry ";

async function respond({ name, operation }: Program, works: boolean, response: ServerResponse): Promise<void> {
  const { status, mediaType, text } = findExample(operation, works);
  response.writeHead(status, mediaType ? { "Content-Type": mediaType } : {});
  if (mediaType !== "text/event-stream") {
    response.end(text);
    return;
  }
  const firstEvent = text.slice(0, text.indexOf("\n\n") + 2);
  response.write(firstEvent);
  // Blocks a program that prints only at the end.
  await printed.get(name)?.promise;
  const rest = Buffer.from(text.slice(firstEvent.length));
  for (let at = 0; at < rest.length; at += 7) {
    response.write(rest.subarray(at, at + 7));
    await new Promise(setImmediate);
  }
  response.end();
}

/** The documented response, or the documented failure: in a stream, after its beginning. */
function findExample({ responses }: RenderedOperation, works: boolean) {
  const success = responses.find(({ isSuccess }) => isSuccess);
  const broken = success?.mediaType === "text/event-stream" ? success.examples[1] : undefined;
  const failed = responses.find(({ isSuccess, examples }) => !isSuccess && examples.length > 0);
  const match = works || broken ? success : failed;
  const example = works ? success?.examples[0] : (broken ?? failed?.examples[0]);
  return { status: Number(match?.status), mediaType: example?.mediaType, text: example?.text ?? "" };
}

interface Outcome {
  code: number | null;
  output: string;
  errors: string;
  /** Whether the rest of a stream was sent before the program printed the first piece. */
  isLate: boolean;
}

async function run(home: string, tools: Toolchain, name: string, way: "works" | "fails"): Promise<Outcome> {
  const [command = "", ...args] = tools.start(home, name);
  const seen = Promise.withResolvers<void>();
  printed.set(name, seen);
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(command, args, {
    cwd: join(home, name),
    // In other locales, Java can't find files with names beyond ASCII.
    env: { PATH, HOME, NODE_COMPILE_CACHE, LANG: "C.UTF-8", API: `${recorder.origin}/${way}/${name}`, API_KEY: key },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const outcome: Outcome = { code: null, output: "", errors: "", isLate: false };
  child.stdout.setEncoding("utf8").on("data", (text) => {
    outcome.output += text;
    if (outcome.output.includes(firstPiece)) seen.resolve();
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    outcome.errors += text;
  });
  const patience = setTimeout(() => {
    outcome.isLate = true;
    seen.resolve();
  }, 180_000);
  outcome.code = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
  clearTimeout(patience);
  // A program that has ended prints nothing.
  seen.resolve();
  return outcome;
}

/** One program at a time per core. */
async function runAll(home: string, tools: Toolchain, check: (program: Program, outcome: Outcome) => unknown) {
  const waiting = [...programs];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await check(next, await run(home, tools, next.name, "works"));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

test("each language of the page is checked, by npm test or by npm run proof", () => {
  const checked = Object.keys({ ...commonToolchains, ...installed });
  expect(checked.toSorted()).toEqual(languages.map(({ id }) => id).toSorted());
});

const toolchains = Object.entries(
  process.env.PARLANCE_PROOF ? { ...commonToolchains, ...installed } : commonToolchains,
);

describe.each(toolchains)(
  "the samples in %s",
  (id, tools) => {
    let home: string;

    beforeAll(async () => {
      home = await mkdtemp(join(tmpdir(), "samples-"));
      const write = languages.find((language) => language.id === id)?.write;
      for (const { name, request } of programs) {
        await mkdir(join(home, name));
        await writeFile(join(home, name, tools.file), `${write?.(request)}\n`);
        if (request.body?.kind === "file") await writeFile(join(home, name, request.body.name), upload);
      }
      tools.check(
        home,
        programs.map(({ name }) => name),
      );
    }, 300_000);

    afterAll(() => rm(home, { recursive: true }));

    test("of all operations are programs that send what the reference shows, and take the response", async () => {
      recorder.recorded.length = 0;
      await runAll(home, tools, async (program, outcome) => {
        expect(outcome, `${program.name} ${JSON.stringify(outcome)}`).toMatchObject({ code: 0, isLate: false });
        // A program in HTTP text does nothing with the response.
        if (id !== "http") await expectAccepted(program, outcome, join(home, program.name));
      });
      expect(described).toHaveLength(Object.keys(table).length);
      expect(recorder.recorded).toHaveLength(programs.length);
      for (const recorded of recorder.recorded) expectSent(recorded);
    });

    // Only the output can show a failure of cURL, which exits with success after any response.
    test.each(["getJob", "deleteFile", "downloadFile", "generateCreateContent"])("say why %s failed", async (name) => {
      const { operation } = findProgram(name);
      const { code, output, errors } = await run(home, tools, name, "fails");
      const { status, text } = findExample(operation, false);
      const said = `${output}${errors}`;
      if (id !== "sh" && !(id === "http" && status < 300)) expect(code).not.toBe(0);
      const message: string = /"message": "([^"]*)"/.exec(text)?.[1] ?? "";
      const saved = operation.request.response;
      if (id === "sh" && saved.kind === "file") {
        expect(code).not.toBe(0);
        expect(await readFile(join(home, name, saved.name), "utf8")).toContain(message);
      }
      expect(said.includes(message) || said.includes(String(status)), said).toBe(true);
    });
  },
  600_000,
);

afterAll(() => recorder.stop());

function expectSent({ method, path, query, headers, body }: Recorded): void {
  const [, , name = ""] = path.split("/");
  const { operation, request } = findProgram(name);
  expect({ method, path, query }, name).toEqual({
    method: operation.method.toUpperCase(),
    path: `/works/${name}${request.path}`,
    query: request.query,
  });
  expect(headers.authorization, name).toBe(`Basic ${btoa(`${key}:${key}`)}`);
  for (const [header, value] of collectHeaders(request)) {
    const sent = headers[header.toLowerCase()];
    expect(header === "Content-Type" ? String(sent).replace(/; ?charset=.*/, "") : sent, `${name} ${header}`).toBe(
      value,
    );
  }
  if (request.body?.kind === "json") expect(JSON.parse(body), name).toEqual(request.body.value);
  else if (request.body?.kind === "text") expect(body, name).toBe(request.body.text);
  else expect(body, name).toBe(request.body ? upload : "");
  if (request.body?.kind !== "text") expectValid({ method, path, query, headers, body }, operation);
}

/** The server's own checks must accept the request. */
function expectValid({ path, query, headers, body }: Recorded, { id, path: route }: RenderedOperation): void {
  const operation = table[id as keyof typeof table];
  const segments = path.split("/").slice(3);
  const inPath = route
    .split("/")
    .slice(1)
    .map((part, index) => [part.slice(1, -1), segments[index] ?? ""]);
  const locations = { path: Object.fromEntries(inPath), query: Object.fromEntries(query), header: headers };
  const described = operation.inputs.map(({ name }) => name as string);
  expect(
    query.map(([name]) => name).filter((name) => !described.includes(name)),
    id,
  ).toEqual([]);
  const input: Record<string, unknown> = operation.body.startsWith("json") && body ? JSON.parse(body) : {};
  for (const { name, location, type } of operation.inputs) {
    if (location === "body") continue;
    const sent = locations[location][location === "header" ? name.toLowerCase() : name];
    if (typeof sent === "string") input[name] = readAs(location === "header" ? decodeURIComponent(sent) : sent, type);
  }
  const { input: isValid } = validators[id as keyof typeof validators];
  expect(isValid(input), `${id}: ${JSON.stringify(isValid.errors)}`).toBe(true);
}

function readAs(text: string, type: string | readonly string[]): unknown {
  const types = [type].flat();
  if (types.includes("array")) return text.split(",").map((item) => (/^\d+$/.test(item) ? Number(item) : item));
  if (types.includes("boolean")) return text === "true";
  return types.includes("integer") || types.includes("number") ? Number(text) : text;
}

async function expectAccepted(
  { name, operation, request }: Program,
  { output }: Outcome,
  folder: string,
): Promise<void> {
  const { text } = findExample(operation, true);
  const { response } = request;
  if (response.kind === "file") expect(await readFile(join(folder, response.name), "utf8"), name).toBe(text);
  if (response.kind === "text") expect(output.trim(), name).toBe(text.trim());
  if (response.kind === "json") for (const word of listWords(JSON.parse(text))) expect(output, name).toContain(word);
  if (response.kind === "stream")
    for (const word of [firstPiece, "leaves at nine.", "Ferry timetable"]) expect(output, name).toContain(word);
}

/** Words and numbers that all languages print alike, without deep values, which some languages omit. */
function listWords(value: unknown, depth = 0): string[] {
  if (typeof value === "number") return [String(value)];
  if (typeof value === "string") return /^[\w .:-]+$/.test(value) ? [value] : [];
  return value && typeof value === "object" && depth < 3
    ? Object.values(value).flatMap((part) => listWords(part, depth + 1))
    : [];
}
