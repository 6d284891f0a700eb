import { type ChildProcess, spawn } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { cp, mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { newOrganization } from "@openparlance/server/testing/new-organization";
import type { ServerProcess } from "@openparlance/server/testing/processes";

const docsFolder = fileURLToPath(new URL("../../../site/src/docs/", import.meta.url));
export const samplesFolder = fileURLToPath(new URL("../../../site/src/samples/", import.meta.url));

/** The command that runs a program from stdin, the code before it, and a statement that prints a line. */
export const languages = {
  sh: { command: ["bash", "-s"], begin: "set -e", print: (line: string) => `echo; echo '${line}'` },
  js: {
    command: [process.execPath, "--input-type=module", "-"],
    // Prints objects as JSON, so that they can be compared.
    begin: `console.log = (...all) => void process.stdout.write(all.map((one) =>
      typeof one === "string" ? one : JSON.stringify(one, null, 2)).join(" ") + "\\n");`,
    print: (line: string) => `console.log("\\n${line}");`,
  },
  py: {
    command: ["python3", "-"],
    begin: `import builtins, json
def print(*all, **how):
    shown = [json.dumps(one, indent=2, ensure_ascii=False) if isinstance(one, (dict, list)) else one for one in all]
    builtins.print(*shown, **how)`,
    print: (line: string) => `print("\\n${line}", flush=True)`,
  },
} as const;

/** The guide's samples in the order of one program. */
function parseGuide(path: string) {
  const page = readFileSync(join(docsFolder, path), "utf8");
  const steps = [...page.matchAll(/<BeforeYouBegin|<Sample of="([^"]+)" \/>/g)].map(([, id = "shared/begin"]) => id);
  return { path, steps };
}

export const guides = globSync("**/*.mdx", { cwd: docsFolder })
  .toSorted()
  .map(parseGuide)
  .filter(({ steps }) => steps.length > 1);

/** Runs a guide's samples as one program, in an empty organization and a folder with the guides' downloads. */
export async function runGuide(
  steps: string[],
  language: keyof typeof languages,
  { origin, dataFolder }: Pick<ServerProcess, "origin" | "dataFolder">,
) {
  await using folder = await mkdtempDisposable(join(tmpdir(), "parlance-guide-"));
  await cp(join(samplesFolder, "inputs"), folder.path, { recursive: true });
  const { command, begin, print } = languages[language];
  const program = [begin, ...steps.flatMap((step) => [print(`@@ ${step}`), readSample(step, language)])].join("\n");
  const env = { ...process.env, API: origin, API_KEY: await newOrganization(dataFolder), PYTHONUTF8: "1" };
  const [name, ...options] = command;
  const child: ChildProcess = spawn(name, options, { cwd: folder.path, env });
  child.stdin?.end(program);
  const exit = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [out, err] = await Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : "")));
  const printed = (out ?? "").split(/^@@ /m).slice(1);
  const outputs = new Map(printed.map((part) => [part.split("\n")[0] ?? "", part.slice(part.indexOf("\n")).trim()]));
  return { status: await exit, err, outputs };
}

export const readSample = (step: string, extension: string) =>
  readFileSync(join(samplesFolder, `${step}.${extension}`), "utf8");
