import { CliError, command, formatTable } from "./command.ts";

export const usage = [
  command(
    {
      usage: "usage [--day …] [--tokens]",
      does: "shows the billed characters per production key and UTC day, or for one day (YYYY-MM-DD); --tokens shows the tokens of language models instead",
    },
    async ({ options: { day, tokens } }, { accounts, usage }, { id }) => {
      if (day !== undefined && !isDay(String(day))) throw new CliError(`--day must be YYYY-MM-DD, not "${day}".`);
      if (tokens) {
        const rows = await usage.listTokens(id, { from: day as string | undefined, to: day as string | undefined });
        return formatTable(
          ["DAY", "PROVIDER", "INPUT TOKENS", "OUTPUT TOKENS"],
          rows.map(({ day, provider, inputTokens, outputTokens }) => [day, provider, inputTokens, outputTokens]),
        );
      }
      const used = await usage.list(id, day as string | undefined);
      const users = new Map((await accounts.listKeys(id)).map(({ id, email }) => [id, email]));
      const rows = used.map(({ day, keyId, characters }) => [day, keyId, users.get(keyId) ?? null, characters]);
      return formatTable(["DAY", "KEY", "USER", "CHARACTERS"], rows);
    },
  ),
];

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
