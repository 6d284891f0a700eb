import { globSync, readdirSync, readFileSync } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../run.ts";
import { writeJson } from "./manifest.ts";

/** Writes the files of every package. @param folders of the included npm packages, below the repository's root */
export async function writeCommonFiles(
  output: string,
  part: string,
  manifest: { name: string },
  folders: readonly string[],
): Promise<void> {
  await writeJson(join(output, "package.json"), manifest);
  await cp(join(root, part, "README.md"), join(output, "README.md"));
  await cp(join(root, "LICENSE"), join(output, "LICENSE"));
  await writeFile(join(output, "NOTICE"), formatNotice(manifest.name, folders));
}

/** The license texts of the packages in `folders`, below the repository's root. @throws when one has no license text */
export function formatNotice(name: string, folders: readonly string[]): string {
  const own = `${name}\nLicensed under the Apache License, Version 2.0; see LICENSE.\n`;
  const others = [...new Set(folders)].sort().map(formatLicense);
  if (others.length === 0) return own;
  const head = "It contains code of the packages below, each under the license that follows its name.\n";
  return [own, head, ...others].join(`\n${"-".repeat(80)}\n\n`);
}

function formatLicense(path: string): string {
  const folder = join(root, path);
  const { name, version, license, homepage, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const text = findText(folder) ?? standardTexts[license as string]?.(author);
  if (text === undefined) throw new Error(`${name} has no license text.`);
  return `${[`${name} ${version} (${license})`, homepage].filter(Boolean).join("\n")}\n\n${text}\n`;
}

/** Finds the license of a package in a separate file, or at the end of the README. */
function findText(folder: string): string | undefined {
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)/i.test(name));
  if (file !== undefined) return readFileSync(join(folder, file), "utf8").trim();
  const [readme] = globSync("README*", { cwd: folder });
  const text = readme === undefined ? "" : readFileSync(join(folder, readme), "utf8");
  return /^#+ license\s+(.*Permission is hereby granted.*)/ims.exec(text)?.[1]?.trim();
}

/** For packages that name their license without its text. */
const standardTexts: Readonly<Record<string, (author: string) => string>> = {
  "Apache-2.0": (author) => `Copyright ${author}\n\nThe text of the license is that of the file LICENSE.`,
  ISC: (author) => `Copyright ${author}

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.`,
};
