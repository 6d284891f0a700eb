import serverPackage from "../../../package.json" with { type: "json" };
import type { Command } from "./command.ts";

export const version: Command = {
  usage: "version",
  does: "prints the version; so does --version",
  run: async () => [serverPackage.version],
};
