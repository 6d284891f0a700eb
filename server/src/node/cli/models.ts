import { CliError, formatJson, formatTable } from "../../commands/command.ts";
import { installModels, removeModels, toMegabytes } from "../models/install-models.ts";
import { listInstalled } from "../models/installed-models.ts";
import { type ModelRelease, readRegistry } from "../models/read-registry.ts";
import { program } from "../program.ts";
import { listProviders, modelsFolder, modelsRegistry } from "../settings/provider-settings.ts";
import type { Command } from "./command.ts";

const idleMs = 30_000;

export const models: Command[] = [
  {
    usage: "models list [--available] [--json]",
    does: "lists the installed Firefox translation models, or the available ones, with their sizes",
    async run({ options }, env) {
      const installed = listInstalled(modelsFolder(env));
      const rows = options.available
        ? (await readRegistry(modelsRegistry(env))).map(({ pair, version, files }) => ({
            pair,
            version,
            bytes: sumBytes(files),
            installed: installed.find((model) => model.pair === pair)?.release?.version ?? null,
          }))
        : installed.map(({ pair, release, bytes, folder }) => ({
            pair,
            version: release?.version ?? null,
            bytes,
            folder,
          }));
      if (options.json) return formatJson(rows);
      if (rows.length === 0) return ["No models are installed."];
      return formatTable(
        ["Pair", "Version", "MB", options.available ? "Installed" : "Folder"],
        rows.map((row) => [
          row.pair,
          row.version ?? "unknown",
          toMegabytes(row.bytes),
          "folder" in row ? row.folder : row.installed,
        ]),
      );
    },
  },
  {
    usage: "models install PAIR… [--json]",
    does: "downloads, verifies, and installs Firefox's translation models for pairs such as en-de; a running server uses them without a restart",
    async run({ arguments: words, options }, env) {
      const [folder, registry] = [modelsFolder(env), modelsRegistry(env)];
      const pairs = [...new Set(words.map(parsePair))];
      const releases = findReleases(pairs, await readRegistry(registry));
      const progress = showProgress();
      const done = await installModels(releases, { folder, registry, idleMs, report: progress.report }).finally(
        progress.end,
      );
      const results = releases.map(({ pair, version, files }) => ({
        pair,
        version,
        bytes: sumBytes(files),
        isNew: done.includes(pair),
      }));
      if (options.json) return formatJson(results);
      const lines = results.map(({ pair, version, bytes, isNew }) =>
        isNew
          ? `${pair} ${version} is installed (${toMegabytes(bytes)} MB).`
          : `${pair} ${version} is already installed.`,
      );
      return listProviders(env).includes("bergamot")
        ? lines
        : [...lines, "To use the models, add bergamot to PARLANCE_MT."];
    },
  },
  {
    usage: "models remove PAIR…",
    does: "removes installed translation models",
    async run({ arguments: words }, env) {
      const folder = modelsFolder(env);
      const pairs = [...new Set(words.map(parsePair))];
      const installed = listInstalled(folder).map(({ pair }) => pair);
      const missing = pairs.find((pair) => !installed.includes(pair));
      if (missing) throw new CliError(`There is no model ${missing} in ${folder}.`);
      await removeModels(pairs, folder);
      return pairs.map((pair) => `${pair} is removed.`);
    },
  },
];

function parsePair(text: string): string {
  if (/^[a-z]{2}-[a-z]{2}$/.test(text)) return text;
  throw new CliError(`PAIR must be two languages such as en-de, not "${text}".`);
}

function findReleases(pairs: readonly string[], all: readonly ModelRelease[]): ModelRelease[] {
  return pairs.map((pair) => {
    const release = all.find((each) => each.pair === pair);
    if (release) return release;
    const [from, to] = pair.split("-");
    const viaEnglish = [`${from}-en`, `en-${to}`];
    const hasBoth = viaEnglish.every((half) => all.some((each) => each.pair === half));
    const advice = hasBoth
      ? `Install ${viaEnglish.join(" and ")}, which together translate it.`
      : `"${program} models list --available" lists all.`;
    throw new CliError(`The registry has no model ${pair}. ${advice}`);
  });
}

const sumBytes = (files: readonly { size: number }[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** Shows a progress bar on a terminal's stderr; elsewhere, a line for each tenth. */
function showProgress() {
  const { stderr } = process;
  let last = "";
  return {
    report(pair: string, bytes: number, total: number): void {
      const tenths = Math.floor((bytes / total) * 10);
      const report = `${pair} ${stderr.isTTY ? Math.floor((bytes / total) * 100) : tenths * 10} %`;
      if (report === last) return;
      last = report;
      if (!stderr.isTTY) stderr.write(`${report} of ${toMegabytes(total)} MB\n`);
      else stderr.write(`\r[${"#".repeat(tenths * 2).padEnd(20)}] ${report} of ${toMegabytes(total)} MB  `);
    },
    end(): void {
      if (stderr.isTTY && last !== "") stderr.write("\n");
    },
  };
}
