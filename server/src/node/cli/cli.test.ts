import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { filters } from "@openparlance/filters";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import serverPackage from "../../../package.json" with { type: "json" };
import { openS3 } from "../../../testing/s3-double.ts";
import { nameOf } from "../../commands/command.ts";
import { openLog } from "../log.ts";
import { readSettings } from "../settings/settings.ts";
import { type RunningApi, startApi } from "../start-api.ts";
import { withStore } from "./command.ts";
import { configFields } from "./filter-options.ts";
import { commands, runCli } from "./run-cli.ts";

/** The environment of a separate program. */
const { PATH, NODE_COMPILE_CACHE } = process.env;

let folder: string;
let dataFolder: string;
let server: RunningApi | undefined;
/** Settings besides the data folder. */
let env: Record<string, string> = {};

// Creating tables takes long, so tests share them unless they request new ones.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cli-"));
  dataFolder = join(folder, "data");
});

afterEach(async () => {
  await server?.close();
  server = undefined;
});

afterAll(() => rm(folder, { recursive: true }));

function useNewData(): void {
  dataFolder = join(folder, crypto.randomUUID());
}

/** Runs a command in this process. */
async function parlance(...words: string[]): Promise<{ code: number; out: string[]; error: string }> {
  const printed: Record<"out" | "error", string[]> = { out: [], error: [] };
  const spies = [
    vi.spyOn(console, "log").mockImplementation((text) => printed.out.push(...text.split("\n"))),
    vi.spyOn(console, "error").mockImplementation((text) => printed.error.push(text)),
  ];
  try {
    const code = await runCli(words, { PARLANCE_DATA: dataFolder, ...env });
    return { code, out: printed.out, error: printed.error.join("\n") };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs a command that succeeds, and returns its output. */
async function done(...words: string[]): Promise<string[]> {
  const { code, out, error } = await parlance(...words);
  expect([error, code]).toEqual(["", 0]);
  return out;
}

async function start(): Promise<void> {
  const logging = openLog({ level: "silent", isForPeople: false, now: Date.now, write: () => {} });
  server = await startApi(readSettings({ PARLANCE_DATA: dataFolder, ...env }), logging, async () => undefined);
}

async function send(method: string, target: string, { key = server?.developmentKey, body = "", headers = {} } = {}) {
  const request = new Request(`http://localhost${target}`, {
    method,
    headers: { authorization: `Basic ${btoa(`${key}:`)}`, ...headers },
    ...(body && { body }),
  });
  const peer = { target, isTls: false, isLoopback: true, isTrustedProxy: false };
  const response = await (server as RunningApi).serve(request, peer);
  const text = await response.text();
  return { status: response.status, text, json: text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : {} };
}

/** `Domain 2 is Legal.` → `2` */
const idIn = ([line = ""]: string[]): string => /\d+/.exec(line)?.[0] ?? "";

const newKey = async (...words: string[]) => (await done("keys", "create", ...words)).at(-1) as string;

test("the program runs as a process of its own, and ends with 1 and one line when it cannot", () => {
  const program = fileURLToPath(new URL("main.ts", import.meta.url));
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [program, ...words], {
      env: { PATH, NODE_COMPILE_CACHE, PARLANCE_DATA: dataFolder },
      encoding: "utf8",
    });
  const created = run("keys", "create");
  expect([created.status, created.stderr]).toEqual([0, ""]);
  expect(created.stdout).toMatch(/^Key \d+ of admin@localhost, for production, shown this once:\nprod_\S{32}\n$/);
  const wrong = run("keys", "revoke", "x");
  expect([wrong.status, wrong.stdout, wrong.stderr]).toEqual([1, "", 'ID must be a number, not "x".\n']);
});

test("help lists every command of the contract", async () => {
  const help = (await done("help")).join("\n");
  for (const name of [
    "keys create",
    "keys rotate ID",
    "keys list",
    "keys revoke ID",
    "organizations create",
    "memories share ID",
    "memories unshare ID",
    "memories default ID [--remove]",
    "memories export ID",
    "memories import ID [FILE]",
    "users add EMAIL",
    "users list",
    "domains create",
    "domains delete ID",
    "domains set ID",
    "models add",
    "filters add FILE.json",
    "webhooks secret ID [--rotate]",
    "webhooks deliveries [ID]",
    "webhooks resend DELIVERY",
    "webhooks listen",
    "usage",
    "audit [--since …]",
    "backup FILE",
    "restore FILE",
    "export FILE",
  ]) {
    expect(help).toContain(`  ${name}`);
  }
  expect(help).toContain("  filters options [FORMAT]\n");
});

describe("help", () => {
  test.each(commands.map(nameOf))("%s --help, -h and help describe the command, and run nothing", async (name) => {
    const lines = await done(...name.split(" "), "--help");
    expect(lines[0]).toMatch(new RegExp(`^npx --no parlance ${name}(?: |$)`));
    expect(await done(...name.split(" "), "-h")).toEqual(lines);
    expect(await done("help", ...name.split(" "))).toEqual(lines);
  });

  test("a group alone lists its commands", async () => {
    const groups = commands.map(nameOf).flatMap((name) => (name.includes(" ") ? [name.split(" ")[0] as string] : []));
    for (const group of new Set(groups)) {
      const lines = await done(group);
      const usages = lines.filter((line) => line.startsWith("npx --no parlance"));
      const ofGroup = commands.filter(({ usage }) => usage.startsWith(`${group} `));
      expect(usages).toEqual(ofGroup.map((command) => `npx --no parlance ${command.usage}`));
      expect(await done("help", group)).toEqual(lines);
    }
  });

  test("after -- it is an argument", async () => {
    const { code, error } = await parlance("keys", "revoke", "--", "--help");
    expect([code, error]).toEqual([1, 'ID must be a number, not "--help".']);
  });

  test("on an unknown command fails with a similar one", async () => {
    const { code, error } = await parlance("help", "doctr");
    expect([code, error]).toEqual([
      1,
      'There is no command "doctr". Did you mean "doctor"? "npx --no parlance help" lists them.',
    ]);
  });
});

test.each(["--version", "-v", "version"])("%s prints the version", async (word) => {
  expect(await done(word)).toEqual([serverPackage.version]);
});

const notHere = (url: string) => `--forward-to must be a URL on this machine, not "${url}".`;

describe("errors are reported in one line", () => {
  test.each([
    ["keys make", 'There is no command "keys make". "npx --no parlance help keys" lists them.'],
    ["keys revoke", "Usage: npx --no parlance keys revoke ID [--json]"],
    ["keys revoke 1 2", "Usage: npx --no parlance keys revoke ID [--json]"],
    ["keys revoke 9", "There is no key 9."],
    ["keys list --organization Nope", 'There is no organization "Nope".'],
    ["keys create --colour", "Unknown option '--colour'. \"npx --no parlance help keys create\" lists the options."],
    ["keys create --expires 90", '--expires must be a duration such as 12h or 90d, at most 3650d, not "90".'],
    ["keys rotate", "Usage: npx --no parlance keys rotate ID [--overlap …] [--expires …] [--json]"],
    ["keys rotate 9", "There is no key 9."],
    ["keys create --user nobody", 'The user must be an email address, not "nobody".'],
    ["users add nobody", 'The user must be an email address, not "nobody".'],
    ["organizations create Default", 'The organization "Default" already exists.'],
    ["organizations create Acme --plan gold", '--plan must be business or free, not "gold".'],
    ["memories share 1", "There is no memory 1."],
    ["domains delete 9", "There is no domain 9."],
    ["domains set 1 tone", 'The setting must be key=value, not "tone".'],
    ["models add X", "--provider is required."],
    ["models add X --provider Y --source xx", '--source must be a language such as en or en-GB, not "xx".'],
    ["models add X --provider Y --domain 9", "There is no domain 9."],
    ["filters add /nope.json", "/nope.json can't be read."],
    ["filters options csv tsv", "Usage: npx --no parlance filters options [FORMAT]"],
    ["filters options exe", expect.stringMatching(/^Unknown format "exe". Formats are plaintext, .*, ods\.$/)],
    ["webhooks secret 1", "There is no webhook 1."],
    ["webhooks listen", "--forward-to is required."],
    ["webhooks listen --forward-to https://example.com/hook", notHere("https://example.com/hook")],
    ["webhooks listen --forward-to http://192.168.0.1:9000", notHere("http://192.168.0.1:9000")],
    ["webhooks listen --forward-to http://[2001:db8::1]/", notHere("http://[2001:db8::1]/")],
    ["webhooks listen --forward-to 0.0.0.0:9000", notHere("0.0.0.0:9000")],
    [
      "webhooks listen --forward-to ftp://localhost/",
      '--forward-to must be an HTTP URL such as http://localhost:9000/hook, not "ftp://localhost/".',
    ],
    [
      "webhooks listen --forward-to localhost:9000 --events JOB_UPDATE,JOB",
      expect.stringMatching(/^Unknown event "JOB". Events are JOB_DELIVER, .*, INSTANT_TRANSLATE_FAILED\.$/),
    ],
    ["tasks retry 9", "No task 9 has failed."],
    ["tasks drop x", 'ID must be a number, not "x".'],
    ["usage --day 2025-02-30", '--day must be YYYY-MM-DD, not "2025-02-30".'],
    [
      "audit --since yesterday",
      '--since must be a date such as 2025-03-10, a time in UTC, or a duration such as 7d, not "yesterday".',
    ],
    ["restore /nope", "/nope doesn't exist."],
    [
      "backup /nope/backup",
      expect.stringMatching(
        /^The command failed: ENOENT: no such file or directory, open '\/nope\/backup\.\w+\.partial'$/,
      ),
    ],
  ])("%s", async (words, line) => {
    expect(await parlance(...words.split(" "))).toEqual({ code: 1, out: [], error: line });
  });
});

describe("keys", () => {
  test("open the API of a running server until they are revoked", async () => {
    await start();
    const key = await newKey("--user", "ana@harbour.example", "--development");
    expect(key).toMatch(/^dev_/);
    expect((await send("GET", "/v2/languages", { key })).status).toBe(200);
    const list = await done("keys", "list");
    expect(list[0]).toMatch(/^ID +NAME +KEY +MODE +USER +USER ID +CREATED +EXPIRES +LAST USED +REVOKED$/);
    const row = list.find((line) => line.includes("ana@harbour.example")) ?? "";
    expect(row).toMatch(/^\d+ +dev_\S{4} +development +ana@harbour.example +\d+ +\d{4}-\d\d-\d\d \d\d:\d\d$/);
    const id = row.split(" ")[0] as string;
    await done("keys", "revoke", id);
    await expect.poll(async () => (await send("GET", "/v2/languages", { key })).status).toBe(401);
    expect((await done("keys", "list")).find((line) => line.startsWith(id))).toMatch(
      / \d{4}-\d\d-\d\d \d\d:\d\d +\d{4}-\d\d-\d\d \d\d:\d\d$/,
    );
    await done("keys", "revoke", id);
  });

  test("are not made for an organization of another plan", async () => {
    await done("organizations", "create", "Small", "--plan", "free");
    const { code, error } = await parlance("keys", "create", "--organization", "Small");
    expect([code, error]).toEqual([1, 'Keys need the Business plan; the organization "Small" has the plan free.']);
  });

  test("of an organization see its objects alone", async () => {
    await start();
    await done("organizations", "create", "Acme");
    const key = await newKey("--organization", "Acme");
    expect(await done("keys", "list", "--organization", "Acme")).toHaveLength(2);
    const body = JSON.stringify({ name: "Harbour", srclang: "en", trglang: "de" });
    await send("POST", "/v2/memories", { body });
    expect((await send("GET", "/v2/memories", { key })).json).toEqual([]);
  });
});

test("a memory is its maker's until it is shared, and again after it is unshared", async () => {
  await start();
  const colleague = await newKey("--user", "ana@harbour.example");
  const body = JSON.stringify({ name: "Harbour", srclang: "en", trglang: "de" });
  const { id } = (await send("POST", "/v2/memories", { body })).json;
  const seen = async () => (await send("GET", `/v2/memories?id=${id}`, { key: colleague })).status;
  expect(await seen()).toBe(401);
  await done("memories", "share", String(id));
  expect(await seen()).toBe(200);
  await done("memories", "unshare", String(id));
  expect(await seen()).toBe(401);
});

describe("a whole memory", () => {
  const csv = 'source,target\n"Mind the <b>wet</b> deck.","Achtung, <b>nasses</b> Deck."\nQuay,"Kai\r\n2 "\n';
  const path = (name: string) => join(folder, name);

  async function newMemory(key = server?.developmentKey): Promise<string> {
    const body = JSON.stringify({ name: "Harbour", srclang: "en", trglang: "de" });
    return String((await send("POST", "/v2/memories", { body, key })).json.id);
  }

  test("takes the texts of two files that have the same keys", async () => {
    await start();
    await writeFile(path("en.json"), '{"a":"Quay","b":"Pier","c":"Buoy"}');
    await writeFile(path("de.json"), '{"a":"Kai","b":"Mole","d":"Alt"}');
    const id = await newMemory();
    const pair = ["--source", path("en.json"), "--target", path("de.json")];
    expect(await done("memories", "import", id, ...pair)).toEqual([
      `Memory ${id} has 2 new entries from ${path("de.json")}.`,
    ]);
    const [match] = (await send("GET", `/v2/memories/query?id=${id}&query=Pier`)).json;
    expect(match).toMatchObject({ target: "Mole", metadata: { resource_name: "de.json" } });
  });

  test.each(["tmx", "xliff", "csv"])("goes to a file as %s, and into another memory", async (format) => {
    await start();
    await writeFile(path("first.csv"), csv);
    const [from, to] = [await newMemory(), await newMemory()];
    expect(await done("memories", "import", from, path("first.csv"))).toEqual([
      `Memory ${from} has 2 new entries from ${path("first.csv")}.`,
    ]);
    const file = path(`all.${format}`);
    expect(await done("memories", "export", from, "--out", file)).toEqual([
      `${file} contains 2 entries of memory ${from}.`,
    ]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const read = await done("memories", "import", to, file, "--json", "--user", "ana@harbour.example");
    expect(JSON.parse(read.join(""))).toEqual({ id: Number(to), file, read: 2, added: 2, note: null });
    expect(await done("memories", "import", to, file, "--skip-duplicates")).toEqual([
      `Memory ${to} has 0 new entries from ${file}, and already had 2.`,
    ]);
    await done("memories", "export", to, "--out", path("second.csv"));
    const [, first, second] = (await readFile(path("second.csv"), "utf8")).split(/\n(?=Mind|Quay)/);
    expect(first).toMatch(/^Mind the <b>wet<\/b> deck\.,"Achtung, <b>nasses<\/b> Deck\.",/);
    expect(second).toMatch(/^Quay,"Kai\r\n2 ",/);
    const [{ metadata }] = (await send("GET", `/v2/memories/query?id=${to}&query=Mind+the+wet+deck.`)).json;
    expect(metadata).toMatchObject({ user_email: "ana@harbour.example", resource_name: `all.${format}` });
    expect((await done("audit")).at(-1)).toMatch(new RegExp(`command line +memory.export +memory ${to}$`));
    const again = path("again");
    const words = ["--format", format, "--out", again, "--json"];
    const written = await done("memories", "export", to, ...words);
    expect(JSON.parse(written.join(""))).toEqual({ id: Number(to), file: again, format, entries: 2 });
    expect(await done("memories", "import", from, again, "--format", format, "--skip-duplicates")).toEqual([
      `Memory ${from} has 0 new entries from ${again}, and already had 2.`,
    ]);
  });

  test("comes from a file in a legacy encoding, which is said", async () => {
    await start();
    await writeFile(path("legacy.csv"), Buffer.from("source,target\nQuays,Kaimauern für Fähren\n", "latin1"));
    const id = await newMemory();
    const [line, note, ...more] = await done("memories", "import", id, path("legacy.csv"));
    expect([line, note, more]).toEqual([
      expect.stringContaining("1 new entry from"),
      expect.stringContaining("windows-1252"),
      [],
    ]);
    const [match] = (await send("GET", `/v2/memories/query?id=${id}&query=Quays`)).json;
    expect(match).toMatchObject({ target: "Kaimauern für Fähren" });
  });

  test("goes to standard output, also to a program that reads its beginning alone", async () => {
    await start();
    const id = await newMemory();
    const rows = Array.from({ length: 20_000 }, (_, index) => `Quay ${index},Kai ${index}\n`).join("");
    await writeFile(path("many.csv"), `source,target\n${rows}`);
    await done("memories", "import", id, path("many.csv"));
    const program = fileURLToPath(new URL("main.ts", import.meta.url));
    const run = (pipe: string) =>
      spawnSync("sh", ["-c", `"$0" "$1" memories export ${id} --format csv ${pipe}`, process.execPath, program], {
        env: { PATH, NODE_COMPILE_CACHE, PARLANCE_DATA: dataFolder },
        encoding: "utf8",
        maxBuffer: 2 ** 26,
      });
    const whole = run("");
    expect([whole.status, whole.stderr, whole.stdout.split("\r\n").length]).toEqual([0, "", 20_002]);
    const cut = run("| head -n 1");
    expect([cut.status, cut.stderr, cut.stdout]).toEqual([0, "", `${whole.stdout.split("\r\n")[0]}\r\n`]);
  });

  test("is refused to another organization, and a bad file or name changes nothing", async () => {
    await start();
    const id = await newMemory();
    await done("organizations", "create", "Quayside");
    await writeFile(path("bad.tmx"), "<tmx>");
    const expectRefusal = async (words: string, line: string) =>
      expect(await parlance("memories", ...words.split(" "))).toEqual({ code: 1, out: [], error: line });
    const other = "--organization Quayside";
    await expectRefusal(`export ${id} --out ${path("x.tmx")} ${other}`, `There is no memory ${id}.`);
    await expectRefusal(`import ${id} ${path("bad.tmx")} ${other}`, `There is no memory ${id}.`);
    await expectRefusal("export 999 --out x.tmx", "There is no memory 999.");
    await expectRefusal("export x", 'ID must be a number, not "x".');
    await expectRefusal(`export ${id} --format docx`, '--format must be tmx, xliff, csv, not "docx".');
    await expectRefusal(`export ${id} --json`, "--json needs --out, because the entries go to standard output.");
    await expectRefusal(`import ${id} /nope.tmx`, "/nope.tmx doesn't exist.");
    await expectRefusal(`import ${id} ${folder}`, `${folder} is a folder.`);
    await expectRefusal(
      `import ${id} ${path("bad.tmx")} --user nobody`,
      'The user must be an email address, not "nobody".',
    );
    await expectRefusal(`import ${id}`, "memories import needs a file, or --source and --target.");
    const { code, error } = await parlance("memories", "import", id, path("bad.tmx"));
    expect([code, error]).toEqual([
      1,
      expect.stringMatching(/bad\.tmx: File extraction error: an element is not closed at line 1/),
    ]);
    const into = await parlance("memories", "export", id, "--out", path("nope/x.tmx"));
    expect([into.code, into.error]).toEqual([1, expect.stringContaining("ENOENT")]);
    expect((await readdir(folder)).filter((name) => name.endsWith(".partial"))).toEqual([]);
    expect((await send("GET", `/v2/memories?id=${id}`)).json[0]).toMatchObject({ version: 0, resources: [] });
  });
});

/** Adds tasks that were given up. @returns their IDs. Each is on a memory that doesn't exist. */
async function deadTasks(...kinds: string[]): Promise<string[]> {
  return withStore({ PARLANCE_DATA: dataFolder, ...env }, async ({ tasks }) => {
    for (const kind of kinds) {
      await tasks.add({ organizationId: 1, kind, subject: "memory:9", input: { memoryId: 9 } });
      const task = await tasks.claim("test", 30_000);
      await tasks.giveUp(task?.id ?? 0, "test", "the disk\nis gone");
    }
    return (await tasks.listDead(1)).map(({ id }) => String(id));
  });
}

test("tasks that were given up are listed, tried again by a running server, or dropped", async () => {
  useNewData();
  const [erasing = "", exporting = ""] = await deadTasks("erase-memory", "export-termbase");
  await start();
  const list = () => done("tasks", "list");
  expect(await list()).toEqual([
    expect.stringMatching(/^ID +KIND +OF +GIVEN UP +RETRY +ERROR$/),
    expect.stringMatching(/^\d+ +erase-memory +memory:9 +\d{4}-\d\d-\d\d \d\d:\d\d +yes +the disk$/),
    expect.stringMatching(/^\d+ +export-termbase +memory:9 +\d{4}-\d\d-\d\d \d\d:\d\d +no +the disk$/),
  ]);
  expect((await parlance("tasks", "retry", exporting)).error).toBe(
    `Task ${exporting} can't be retried: its failure was already reported. Drop it, and send the original request again.`,
  );
  await done("organizations", "create", "Acme");
  expect((await parlance("tasks", "drop", exporting, "--organization", "Acme")).code).toBe(1);
  expect(await done("tasks", "drop", exporting)).toEqual([`Deleted task ${exporting}.`]);
  expect(await done("tasks", "retry", erasing)).toEqual([`Retrying task ${erasing}.`]);
  const countTasks = async () => /^parlance_tasks\{.*\} (\d+)$/m.exec((await server?.metrics()) ?? "")?.[1];
  await expect.poll(countTasks, { timeout: 30_000 }).toBeUndefined();
  expect(await list()).toHaveLength(1);
});

test("users are added once and listed with their ids", async () => {
  await done("users", "add", "ana@harbour.example");
  await done("users", "add", "ana@harbour.example");
  const rows = (await done("users", "list")).filter((line) => line.includes("ana@harbour.example"));
  expect(rows).toEqual([expect.stringMatching(/^\d+ +ana@harbour.example +\d{4}-/)]);
});

describe("domains", () => {
  const list = async () => (await send("GET", "/v3/domains")).json.items;
  const newDomain = async () => idIn(await done("domains", "create", "Legal"));

  test("are created, described and deleted; without any the API returns 404", async () => {
    useNewData();
    await start();
    const id = await newDomain();
    await done("domains", "set", id, "tone=dry = formal");
    expect((await list())[1]).toMatchObject({
      domainId: Number(id),
      domainName: "Legal",
      domainMetadata: [{ key: "tone", value: "dry = formal" }],
    });
    await done("domains", "set", id, "tone=");
    expect((await list())[1].domainMetadata).toEqual([]);
    await done("domains", "delete", "1");
    await done("domains", "delete", id);
    expect((await send("GET", "/v3/domains")).status).toBe(404);
  });

  test("offer the models that are added to them", async () => {
    useNewData();
    await start();
    const id = await newDomain();
    const words = ["models", "add", "Law", "--provider", "Acme MT", "--source", "en-GB", "--target", "de"];
    await done(...words, "--domain", id);
    const [general, legal] = await list();
    expect(general.models).toHaveLength(1);
    expect(legal.models[1]).toMatchObject({
      name: "Law",
      provider: "Acme MT",
      status: "Active",
      srcLang: "en",
      srcLocale: "GB",
      trgLang: "de",
      trgLocale: null,
    });
  });
});

describe("filter configurations", () => {
  const add = async (config: object | string, ...words: string[]) => {
    const file = join(folder, "filter.json");
    await writeFile(file, typeof config === "string" ? config : JSON.stringify(config));
    return parlance("filters", "add", file, ...words);
  };

  const srx = `<srx version="2.0" xmlns="http://www.lisa.org/srx20"><header cascade="no"/><body>
<languagerules><languagerule languagerulename="All"><rule break="yes"><beforebreak>;</beforebreak><afterbreak>\\s</afterbreak></rule></languagerule></languagerules>
<maprules><languagemap languagepattern=".*" languagerulename="All"/></maprules></body></srx>`;

  test("are added to a domain with options, subfilters and segmentation rules", async () => {
    useNewData();
    await start();
    await writeFile(join(folder, "own.srx"), srx);
    const config = {
      filter: "json",
      name: "Web texts",
      description: "HTML in strings",
      options: { exclude: ["id"] },
      subfilters: { "*html": "html" },
      segmentation: "paragraph",
      srx: "own.srx",
      isDefault: true,
    };
    expect(await add(config, "--domain", "1")).toMatchObject({ code: 0, error: "" });
    const [{ filterConfigs }] = (await send("GET", "/v3/domains")).json.items;
    const ofJson = filterConfigs.filter(({ filterConfig }: { filterConfig: string }) => filterConfig === "json");
    expect(ofJson).toMatchObject([
      { isDefault: false, default: false },
      {
        isDefault: true,
        default: true,
        filterName: "JSON",
        configName: "Web texts",
        configDescription: "HTML in strings",
        subfilters: '{"*html":"html"}',
        srx,
        segmentationConfigName: "Own",
        segmentationConfigSetting: "PARAGRAPH",
      },
    ]);
  });

  test("are shown with every field and every option of each format", async () => {
    const lines = await done("filters", "options");
    for (const field of Object.keys(configFields)) expect(lines.join("\n")).toMatch(new RegExp(`^ {2}${field} `, "m"));
    for (const { name, title, options } of filters) {
      const start = lines.findIndex((line) => line.startsWith(`${name}: ${title}, `));
      const shown = lines
        .slice(start + 2, lines.indexOf("", start + 2))
        .flatMap((line) => /^ {2}(\w+)/.exec(line)?.[1] ?? []);
      expect(shown).toEqual(Object.keys(options).length > 0 ? Object.keys(options) : ["no"]);
    }
  });

  test("are shown for one format with what its options are", async () => {
    const lines = await done("filters", "options", "csv");
    const start = lines.indexOf("csv: Comma-separated values, .csv; supports subfilters");
    expect(lines.slice(start + 2, start + 6)).toEqual([
      "  delimiter      The separator between fields; auto uses the most frequent one in the first row.",
      '                 one of "auto", ",", ";", "\\t", "|"; default: "auto"',
      "  headerRow      The first row contains the column names and isn't translated.",
      "                 a boolean; default: false",
    ]);
    expect(lines.every((line) => line.length <= 100)).toBe(true);
    expect(lines.join()).not.toContain("JSON, .json");
  });

  test.each(filters.map(({ name }) => name))("are added as the example of %s has them", async (format) => {
    const lines = await done("filters", "options", format);
    expect(await add(lines.slice(lines.indexOf("{")).join("\n"))).toMatchObject({ code: 0, error: "" });
  });

  test.each([
    ["{", "filter.json is not valid JSON."],
    ["[]", "filter.json must contain a JSON object."],
    [{ filter: "json", colour: 1 }, "Unknown field colour. Fields are filter, name, "],
    [{ filter: "exe" }, "filter must be one of plaintext, markdown, "],
    [{ filter: "json", options: { colour: 1 } }, "options.colour is unknown"],
    [{ filter: "json", subfilters: { a: "epub" } }, "subfilters.a must be one of "],
    [{ filter: "json", srx: "<srx" }, "srx must be the text of an SRX file: not XML."],
    [{ filter: "json", segmentation: "word" }, "segmentation must be one of sentence, paragraph."],
    [{ filter: "json", srx: "nope.srx" }, "nope.srx can't be read."],
    [{ filter: "json", name: 1 }, "name must be a string."],
    [{ filter: "json", isDefault: "yes" }, "isDefault must be true or false."],
  ])("are refused: %j", async (config, line) => {
    const { code, error } = await add(config);
    expect([code, error.split("\n").length]).toEqual([1, 1]);
    expect(error).toContain(line);
  });
});

test("the secret of a webhook is shown, and another one after a rotation", async () => {
  await start();
  const body = JSON.stringify({ webhookName: "W", webhookUrl: "http://localhost:1/", eventType: "JOB_DELIVER" });
  const { id } = (await send("POST", "/v3/connectors/configuration/webhooks", { body })).json;
  const secret = await done("webhooks", "secret", String(id));
  expect(secret[0]).toMatch(/^[A-Za-z0-9+/]{43}=$/);
  expect(secret.slice(1)).toEqual([`whsec_${Buffer.from(secret[0] ?? "").toString("base64")}`]);
  const rotated = await done("webhooks", "secret", String(id), "--rotate");
  expect(rotated).not.toEqual(secret);
  expect(await done("webhooks", "secret", String(id))).toEqual(rotated);
});

test("webhooks are listed with what waits for them and what was given up", async () => {
  useNewData();
  await start();
  for (const name of ["One", "Two"]) {
    const body = JSON.stringify({ webhookName: name, webhookUrl: "http://localhost:1/", eventType: "JOB_DELIVER" });
    await send("POST", "/v3/connectors/configuration/webhooks", { body });
  }
  await server?.close();
  server = undefined;
  await withStore({ PARLANCE_DATA: dataFolder }, async ({ outbox, webhooks }) => {
    await outbox.add(1, [{ eventType: "JOB_DELIVER", body: {} }]);
    await webhooks.switchOff(1, 2);
  });
  expect(await done("webhooks", "list")).toEqual([
    expect.stringMatching(/^ID +NAME +URL +STATE +WAITING +GIVEN UP +LAST$/),
    expect.stringMatching(/^1 +One +http:\/\/localhost:1\/ +on +1 +0$/),
    expect.stringMatching(/^2 +Two +http:\/\/localhost:1\/ +off since \d{4}-\d\d-\d\d \d\d:\d\d +0 +1 +\d{4}-\S+ \S+$/),
  ]);
});

test("usage shows what production keys had translated, by day", async () => {
  useNewData();
  await start();
  const key = await newKey("--user", "ci@harbour.example");
  const memory = await send("POST", "/v2/memories", {
    key,
    body: JSON.stringify({ name: "Harbour", srclang: "en", trglang: "de" }),
  });
  const body = JSON.stringify({ memory_id: memory.json.id, source: "Ahoy!" });
  for (const _ of [1, 2]) expect((await send("POST", "/v2/translate", { key, body })).status).toBe(200);
  // The server writes what it counts a moment later.
  const usage = () => done("usage");
  await expect.poll(usage, { timeout: 10_000 }).toContainEqual(expect.stringMatching(/ ci@harbour.example +10$/));
  const [, row = ""] = await usage();
  expect(await done("usage", "--day", row.slice(0, 10))).toHaveLength(2);
  expect(await done("usage", "--day", "2025-01-01")).toEqual([expect.stringMatching(/^DAY/)]);
});

describe("a backup", () => {
  const file = () => join(folder, "parlance.backup");
  const names = async () => (await send("GET", "/v2/files")).json.map(({ name }: { name: string }) => name);

  test("is made while a server runs, and brings everything back, in place or in another folder", async () => {
    useNewData();
    await start();
    const key = await newKey();
    const body = "The ferry leaves at ten. ".repeat(10_000);
    await send("POST", "/v2/files?name=kept.txt&labels=spring", { body });
    await done("backup", file());
    await send("POST", "/v2/files?name=later.txt", { body: "x" });
    expect(await names()).toEqual(["kept.txt", "later.txt"]);

    const expectRefusal = await parlance("restore", file());
    expect([expectRefusal.code, expectRefusal.error]).toEqual([
      1,
      `The data folder ${dataFolder} is in use by another server; stop that or choose another with PARLANCE_DATA.`,
    ]);

    for (const other of [dataFolder, join(folder, "other")]) {
      await server?.close();
      dataFolder = other;
      await mkdir(join(dataFolder, "cache"), { recursive: true });
      await writeFile(join(dataFolder, "cache", "1.snapshot"), "of a later time");
      await done("restore", file());
      await expect(readFile(join(dataFolder, "cache", "1.snapshot"))).rejects.toThrow("ENOENT");
      await start();
      expect((await send("GET", "/v2/files", { key })).json).toMatchObject([{ name: "kept.txt", labels: ["spring"] }]);
      expect((await send("GET", "/v2/files/download?id=1", { key })).text).toBe(body);
      const next = await send("POST", "/v2/files?name=next.txt", { key, body: "x" });
      expect([next.status, next.json.id > 1]).toEqual([201, true]);
    }
  });

  test("is recorded like exports and restores, in a log that a restore doesn't shorten", async () => {
    useNewData();
    const acts = async (...words: string[]) =>
      JSON.parse((await done("audit", "--json", ...words)).join("\n")).map(({ act }: { act: string }) => act);
    await done("organizations", "create", "Acme");
    await done("backup", file());
    await done("export", join(folder, "acme.export"), "--organization", "Acme");
    await done("users", "add", "ana@harbour.example");
    const before = ["organization.create", "backup.create", "user.create"];
    expect(await acts()).toEqual(before);
    await done("restore", file());
    expect(await done("users", "list")).toHaveLength(1);
    expect(await acts()).toEqual([...before, "backup.restore"]);
    const ofAcme = ["organization.create", "backup.create", "organization.export", "backup.restore"];
    expect(await acts("--organization", "Acme")).toEqual(ofAcme);
  });

  test("carries the files of a folder into a bucket", async () => {
    useNewData();
    await start();
    const key = await newKey();
    await send("POST", "/v2/files?name=kept.txt", { body: "The ferry leaves at ten." });
    await done("backup", file());
    await server?.close();
    const s3 = await openS3();
    onTestFinished(() => s3.close());
    const { bucket, endpoint, region, keyId, secret } = s3.settings;
    env = {
      PARLANCE_S3_BUCKET: bucket,
      PARLANCE_S3_ENDPOINT: endpoint,
      PARLANCE_S3_REGION: region,
      PARLANCE_S3_KEY_ID: keyId,
      PARLANCE_S3_SECRET: secret,
    };
    onTestFinished(() => {
      env = {};
      useNewData();
    });
    useNewData();
    await done("restore", file());
    expect(s3.objects.size).toBe(1);
    await start();
    expect((await send("GET", "/v2/files/download?id=1", { key })).text).toBe("The ferry leaves at ten.");
    await expect(readdir(join(dataFolder, "files"))).rejects.toThrow("ENOENT");
  });

  /** The names of uploaded bytes. */
  const listStored = async () =>
    (await readdir(join(dataFolder, "files"), { recursive: true }))
      .filter((name) => /-[0-9a-f]{16}$/.test(name))
      .map((name) => join(dataFolder, "files", name));

  test("does without the file of an import that is done", async () => {
    useNewData();
    await start();
    const { json } = await send("POST", "/v2/memories", { body: '{"name": "a", "srclang": "en", "trglang": "de"}' });
    const headers = { memory_id: String(json.id), name: "a.csv" };
    expect((await send("POST", "/v2/memories/import", { headers, body: "Quay,Kai" })).status).toBe(200);
    await expect.poll(listStored).toEqual([]);
    expect(await done("backup", file())).toEqual([`${file()} contains everything, with 0 files.`]);
  });

  test("names what has lost its file and holds all else, and is not made when one can't be read", async () => {
    useNewData();
    await start();
    for (const name of ["a.txt", "b.txt"]) await send("POST", `/v2/files?name=${name}`, { body: name });
    const [one = "", other = ""] = await listStored();
    await rm(one);
    const lost = (await send("GET", "/v2/files/download?id=1")).status === 200 ? 2 : 1;
    expect(await parlance("backup", file())).toEqual({
      code: 1,
      out: [],
      error: `${file()} contains everything except for some lost files. Their contents are missing: sourceFiles ${lost}.`,
    });
    expect(gunzipSync(await readFile(file())).toString()).toContain('"a.txt"');
    await rm(file());
    await rm(other);
    await symlink(other, other);
    const { code, out, error } = await parlance("backup", file());
    expect([code, out, error]).toEqual([1, [], expect.stringMatching(/^The command failed: ELOOP: .*$/)]);
    expect((await readdir(folder)).filter((name) => name.startsWith("parlance.backup"))).toEqual([]);
  });

  test("is not made when the bucket does not respond", async () => {
    useNewData();
    await start();
    await send("POST", "/v2/files?name=a.txt", { body: "a" });
    env = {
      PARLANCE_S3_BUCKET: "harbour",
      PARLANCE_S3_ENDPOINT: "http://127.0.0.1:1",
      PARLANCE_S3_KEY_ID: "harbour",
      PARLANCE_S3_SECRET: "tide",
    };
    onTestFinished(() => {
      env = {};
    });
    const { code, out, error } = await parlance("backup", file());
    expect([code, out, error]).toEqual([1, [], "The command failed: The S3 store can't be reached."]);
  });

  test("that is damaged leaves everything as it is", async () => {
    await done("backup", file());
    const bytes = await readFile(file());
    await done("users", "add", "late@harbour.example");
    for (const broken of [bytes.subarray(0, bytes.length - 20), Buffer.from("text"), gzipSync("text\n")]) {
      await writeFile(file(), broken);
      const { code, error } = await parlance("restore", file());
      expect([code, error]).toEqual([1, `${file()} isn't a complete backup.`]);
    }
    expect((await done("users", "list")).join()).toContain("late@harbour.example");
  });

  test("that someone else made up leaves everything as it is", async () => {
    await done("backup", file());
    const heading =
      gunzipSync(await readFile(file()))
        .toString()
        .split("\n")[0] ?? "";
    await done("users", "add", "later@harbour.example");
    const contents = [
      "5\n",
      "[]\n5\n",
      '{"parlance":"backup","migrations":5}\n',
      `${heading}\n{"table":"users","rows":5}\n`,
    ];
    for (const content of contents) {
      await writeFile(file(), gzipSync(content, { level: 1 }));
      const { code, error } = await parlance("restore", file());
      expect([code, error]).toEqual([1, expect.stringMatching(/isn't a (?:complete )?backup\.$/)]);
    }
    expect((await done("users", "list")).join()).toContain("later@harbour.example");
  });

  /** @returns the lines of a backup of new data with one file, after its server has ended */
  async function backUpOneFile(): Promise<string> {
    useNewData();
    await start();
    await send("POST", "/v2/files?name=a.txt", { body: "a" });
    await done("backup", file());
    await server?.close();
    server = undefined;
    return gunzipSync(await readFile(file())).toString();
  }

  test("that is hostile leaves everything as it is, and no bytes", async () => {
    const [heading = "", ...lines] = (await backUpOneFile()).trim().split("\n");
    const before = await readdir(join(dataFolder, "files"), { recursive: true });
    const rows = (table: string, ...inputs: unknown[]) => JSON.stringify({ table, rows: inputs });
    const user = { id: 900, organizationId: 1, email: "eve@harbour.example", createdAt: 0 };
    const bytes = '{"file":"../../../etc/passwd"}\n{"part":"YQ=="}\n';
    const hostile = [
      [...lines, rows("kyselyMigration", { name: "9999-later", timestamp: "2025" })],
      [...lines, rows("sqliteMaster", { name: "users" })],
      [...lines, rows("harbours", user)],
      [...lines, rows("users; DROP TABLE users; --", user)],
      [...lines, rows("users", { ...user, 'email") VALUES (1); DROP TABLE users; --': "a" })],
      [...lines, rows("__proto__", user)],
      [...lines, '{"table":"users","rows":[{"id":900,"__proto__":{"email":"a"}}]}'],
      [...lines, '{"table":"users","rows":[{"id":1e300,"organizationId":1,"email":"a","createdAt":0}]}'],
      [...lines, rows("users", { ...user, isRoot: 1 })],
      [...lines, rows("users", { ...user, createdAt: "yesterday" })],
      [...lines, rows("users", { ...user, createdAt: 1.5 })],
      [...lines, rows("users", { ...user, id: 2 ** 53 })],
      [...lines, rows("users", { ...user, email: { toString: "x" } })],
      [...lines, rows("users", { ...user, email: null })],
      [...lines, rows("users", user, user)],
      [...lines, rows("users", { ...user, organizationId: 99 })],
      [...lines, rows("users", null)],
      [...lines, bytes],
      [...lines, `${bytes}${rows("users", user)}`],
      [...lines, `${bytes}{"part":5}\n{"end":true}`],
      [...lines, `${bytes}{"end":true}\n${bytes}{"end":true}`],
      [...lines, '{"file":5}\n{"part":"YQ=="}\n{"end":true}'],
      [...lines, '{"part":"YQ=="}'],
      [...lines, '{"harbour":1}'],
    ];
    for (const content of hostile) {
      await writeFile(file(), gzipSync(`${[heading, ...content].join("\n")}\n`, { level: 1 }));
      const { code, error } = await parlance("restore", file());
      expect([content.at(-1), code, error]).toEqual([content.at(-1), 1, expect.stringMatching(/^[^\n]+$/)]);
      expect(await readdir(join(dataFolder, "files"), { recursive: true })).toEqual(before);
    }
    await start();
    expect(await names()).toEqual(["a.txt"]);
    expect((await send("GET", "/v2/files/download?id=1")).text).toBe("a");
  });

  test("that no store could hold is taken back whole, with its files", async () => {
    const text = await backUpOneFile();
    await writeFile(file(), gzipSync(text.replace('"organizationId":1', '"organizationId":99')));
    const before = await readdir(join(dataFolder, "files"), { recursive: true });
    expect((await parlance("restore", file())).code).toBe(1);
    await start();
    expect(await names()).toEqual(["a.txt"]);
    const after = await readdir(join(dataFolder, "files"), { recursive: true });
    expect(after.sort()).toEqual(before.sort());
  });

  test("of a later version is refused", async () => {
    await done("backup", file());
    const text = gunzipSync(await readFile(file())).toString();
    await writeFile(file(), gzipSync(text.replace('],"createdAt"', ',"9999-later"],"createdAt"')));
    const { error } = await parlance("restore", file());
    expect(error).toContain("was created by a later version of the server");
  });

  test("from before 0.1.0 is refused", async () => {
    await done("backup", file());
    const text = gunzipSync(await readFile(file())).toString();
    await writeFile(file(), gzipSync(text.replace('["0001-baseline"]', '["0001-accounts-and-memories"]')));
    const { code, error } = await parlance("restore", file());
    expect([code, error]).toEqual([
      1,
      expect.stringContaining("was created before version 0.1.0 and can't be restored."),
    ]);
  });

  test("of one organization holds its rows and files alone, no keys and no secrets, and is not restored", async () => {
    useNewData();
    await start();
    await done("organizations", "create", "Acme");
    const key = await newKey("--organization", "Acme");
    await send("POST", "/v2/files?name=ours.txt", { body: "ours" });
    await send("POST", "/v2/files?name=theirs.txt", { key, body: "theirs" });
    const body = JSON.stringify({ webhookName: "W", webhookUrl: "http://localhost:1/", eventType: "JOB_DELIVER" });
    await send("POST", "/v3/connectors/configuration/webhooks", { key, body });
    await done("export", file(), "--organization", "Acme");
    const lines = gunzipSync(await readFile(file()))
      .toString()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const text = JSON.stringify(lines);
    expect(text).toContain("theirs.txt");
    expect(text).not.toContain("ours.txt");
    expect(text).not.toMatch(/"(?:secret|previousSecret)":|"hash":"[0-9a-f]{64}/);
    expect(lines.filter(({ part }) => part)).toEqual([{ part: btoa("theirs") }]);
    expect(lines.map(({ table }) => table)).not.toContain("keys");
    const { error } = await parlance("restore", file());
    expect(error).toContain("in use by another server");
    await server?.close();
    server = undefined;
    expect((await parlance("restore", file())).error).toBe(`${file()} is the export of an organization, not a backup.`);
  });
});
