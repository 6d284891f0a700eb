import { CliError } from "../../commands/command.ts";
import type { Command } from "./command.ts";

export const cases: Command = {
  usage: "cases run FILE",
  does: "runs a case from the documentation on a new in-memory server; exits with 1 if a response differs, or 2 if it can't run",
  async run({ arguments: [file = ""] }, _, runCase) {
    if (!runCase) throw new CliError("This program has no server in memory. Install the packages again.");
    return runCase(file);
  },
};
