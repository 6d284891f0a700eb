import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const cacheFolder = join(tmpdir(), "parlance-bench-quality");

/** Translates English to Spanish. Texts must have no line breaks. Results are cached between runs. */
export async function translateWithApertium(sources: readonly string[]): Promise<string[]> {
  // Apertium ends a sentence at a blank line.
  const input = sources.map((source) => `${source}\n\n`).join("");
  const kept = join(cacheFolder, `apertium-${createHash("sha256").update(input).digest("hex").slice(0, 16)}.txt`);
  const output = await readFile(kept, "utf8").catch(() => runApertium(input, kept));
  const lines = output.split("\n");
  return sources.map((_, at) => (lines[2 * at] ?? "").trim());
}

/** The command `apertium` reads and writes files. */
async function runApertium(input: string, kept: string): Promise<string> {
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(`${kept}.source`, input);
  const args = ["-u", "eng-spa", `${kept}.source`, `${kept}.part`];
  const { error, status } = spawnSync("apertium", args, { stdio: "inherit" });
  if (error || status !== 0) throw new Error("Apertium does not run: install Debian's package apertium-eng-spa.");
  await rename(`${kept}.part`, kept);
  return readFile(kept, "utf8");
}
