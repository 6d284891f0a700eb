import { CliError, command, parseName } from "./command.ts";

export const organizations = [
  command(
    {
      usage: "organizations create NAME [--plan …]",
      does: "adds an organization; the plan is business (the default) or free",
    },
    async ({ arguments: [text], options: { plan = "business" } }, { accounts }) => {
      const name = parseName("NAME", text);
      if (plan !== "business" && plan !== "free") {
        throw new CliError(`--plan must be business or free, not "${plan}".`);
      }
      if (await accounts.findOrganization(name)) throw new CliError(`The organization "${name}" already exists.`);
      return [`Organization ${await accounts.createOrganization(name, plan, "command line")} is ${name}.`];
    },
  ),
];
