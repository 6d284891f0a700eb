import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { OptionValues } from "@openparlance/filters";
import { CliError, command, parseName } from "../../commands/command.ts";
import { listDomains } from "../../commands/domains.ts";
import { parseFilterConfiguration } from "../../rules/extract.ts";
import { findTitle } from "../../rules/filter-formats.ts";
import { commandLine } from "../../store/accounts/audit.ts";
import type { NewFilterConfig } from "../../store/accounts/filter-config.ts";
import { type Command, overStore } from "./command.ts";
import { configFields, formatFilters } from "./filter-options.ts";

type ConfigFile = { [Field in keyof typeof configFields]?: unknown };

export const filters: Command[] = [
  overStore(
    command(
      {
        usage: "filters add FILE.json [--domain …]",
        does: "adds a filter configuration to one domain or all; for the file's contents, see filters options",
      },
      async (input, store, organization) => {
        const [path = ""] = input.arguments;
        const file = await readConfig(path);
        const config = await parseConfig(file, dirname(path));
        const domainIds = await listDomains(store, organization, input);
        const isDefault = file.isDefault === true;
        const id = await store.atomically(async (tx) => {
          const added = await tx.domains.addFilterConfig(organization.id, config, { domainIds, isDefault });
          await tx.audit.record(commandLine(organization.id), "filter.create", added);
          return added;
        });
        return [`Filter configuration ${id} is ${config.name}.`];
      },
    ),
  ),
  {
    usage: "filters options [FORMAT]",
    does: "shows the fields of a filter configuration, with the options of one format or all",
    run: async ({ arguments: [format] }) => formatFilters(format),
  },
];

async function readConfig(path: string): Promise<ConfigFile> {
  const text = await readText(path);
  try {
    const value = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    throw new CliError(`${path} is not valid JSON.`);
  }
  throw new CliError(`${path} must contain a JSON object.`);
}

/** @throws ConfigurationError, CliError naming the field */
async function parseConfig(file: ConfigFile, folder: string): Promise<NewFilterConfig> {
  const known = Object.keys(configFields);
  const unknown = Object.keys(file).find((field) => !known.includes(field));
  if (unknown !== undefined) throw new CliError(`Unknown field ${unknown}. Fields are ${known.join(", ")}.`);
  if (file.isDefault !== undefined && typeof file.isDefault !== "boolean") {
    throw new CliError("isDefault must be true or false.");
  }
  const format = String(file.filter ?? "");
  const config = {
    format,
    name: requireText("name", file.name, findTitle(format)),
    description: requireText("description", file.description, ""),
    options: (file.options ?? {}) as OptionValues,
    subfilters: (file.subfilters ?? {}) as Record<string, unknown>,
    segmentation: (file.segmentation ?? "sentence") as NewFilterConfig["segmentation"],
    srx: await readSrx(requireText("srx", file.srx, ""), folder),
    segmentationName: requireText("segmentationName", file.segmentationName, file.srx ? "Own" : "Default"),
  };
  parseFilterConfiguration(config);
  return { ...config, name: parseName("name", config.name) };
}

function requireText(field: string, value: unknown, otherwise: string): string {
  if (value === undefined) return otherwise;
  if (typeof value !== "string") throw new CliError(`${field} must be a string.`);
  return value;
}

const readSrx = async (text: string, folder: string): Promise<string> =>
  text === "" || text.trimStart().startsWith("<") ? text : readText(resolve(folder, text));

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch {
    throw new CliError(`${path} can't be read.`);
  }
}
