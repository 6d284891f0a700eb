import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { OptionValues } from "@parlance/filters";
import { CliError, command, nameOf } from "../../commands/command.ts";
import { domainsOf } from "../../commands/domains.ts";
import { configurationOf } from "../../rules/extract.ts";
import { titleOf } from "../../rules/filter-formats.ts";
import type { NewFilterConfig } from "../../store/filter-config.ts";
import { type Command, overStore } from "./command.ts";
import { configFields, linesOfOptions } from "./filter-options.ts";

/** What a file of `filters add` may hold. */
type ConfigFile = { [Field in keyof typeof configFields]?: unknown };

export const filters: Command[] = [
  overStore(
    command(
      {
        name: "filters add",
        arguments: ["FILE.json"],
        options: { domain: { type: "string" } },
        does: "adds a filter configuration to a domain or to all; filters options tells what the file can hold",
      },
      async (given, store, organization) => {
        const [path = ""] = given.arguments;
        const file = await readConfig(path);
        const config = await configOf(file, dirname(path));
        const domainIds = await domainsOf(store, organization, given);
        const isDefault = file.isDefault === true;
        const id = await store.atomically((tx) =>
          tx.domains.addFilterConfig(organization.id, config, { domainIds, isDefault }),
        );
        return [`Filter configuration ${id} is ${config.name}.`];
      },
    ),
  ),
  {
    name: "filters options",
    arguments: ["[FORMAT]"],
    options: {},
    does: "shows what a filter configuration can say, with the options of a format or of all",
    run: async ({ arguments: [format] }) => linesOfOptions(format),
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
  throw new CliError(`${path} must hold a JSON object.`);
}

/** @throws ConfigurationError, CliError naming the field */
async function configOf(file: ConfigFile, folder: string): Promise<NewFilterConfig> {
  const known = Object.keys(configFields);
  const unknown = Object.keys(file).find((field) => !known.includes(field));
  if (unknown !== undefined) throw new CliError(`${unknown} is unknown; known are ${known.join(", ")}.`);
  if (file.isDefault !== undefined && typeof file.isDefault !== "boolean") {
    throw new CliError("isDefault must be true or false.");
  }
  const format = String(file.filter ?? "");
  const config = {
    format,
    name: textOf("name", file.name, titleOf(format)),
    description: textOf("description", file.description, ""),
    options: (file.options ?? {}) as OptionValues,
    subfilters: (file.subfilters ?? {}) as Record<string, unknown>,
    segmentation: (file.segmentation ?? "sentence") as NewFilterConfig["segmentation"],
    srx: await srxOf(textOf("srx", file.srx, ""), folder),
    segmentationName: textOf("segmentationName", file.segmentationName, file.srx ? "Own" : "Default"),
  };
  configurationOf(config);
  return { ...config, name: nameOf("name", config.name) };
}

function textOf(field: string, value: unknown, otherwise: string): string {
  if (value === undefined) return otherwise;
  if (typeof value !== "string") throw new CliError(`${field} must be a string.`);
  return value;
}

const srxOf = async (text: string, folder: string): Promise<string> =>
  text === "" || text.trimStart().startsWith("<") ? text : readText(resolve(folder, text));

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch {
    throw new CliError(`${path} cannot be read.`);
  }
}
