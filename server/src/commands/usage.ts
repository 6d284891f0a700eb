import { CliError, command, formatTable } from "./command.ts";

export const usage = [
  command(
    {
      name: "usage",
      options: { day: { type: "string" } },
      does: "shows the billed characters per production key and UTC day, or for one day (YYYY-MM-DD)",
    },
    async ({ options: { day } }, { accounts, usage }, { id }) => {
      if (day !== undefined && !isDay(String(day))) throw new CliError(`--day must be YYYY-MM-DD, not "${day}".`);
      const used = await usage.list(id, day as string | undefined);
      const users = new Map((await accounts.listKeys(id)).map(({ id, email }) => [id, email]));
      const rows = used.map(({ day, keyId, characters }) => [day, keyId, users.get(keyId) ?? null, characters]);
      return formatTable(["DAY", "KEY", "USER", "CHARACTERS"], rows);
    },
  ),
];

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
