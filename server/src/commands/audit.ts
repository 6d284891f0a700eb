import { readAll } from "../core/turns.ts";
import { CliError, command, formatJson, formatSecond, formatTable, formatTime } from "./command.ts";
import { parseDuration } from "./durations.ts";

export const audit = [
  command(
    {
      usage: "audit [--since …] [--json]",
      does: "lists who did what and when, since a date (2025-03-10) or for a duration (7d)",
    },
    async ({ options: { since, json } }, store, { id }) => {
      const from = since === undefined ? 0 : parseSince(String(since), store.clock());
      const entries = await readAll(store.audit.list(id, from));
      if (json) return formatJson(entries.map(({ id: _, at, ...entry }) => ({ at: formatTime(at), ...entry })));
      const rows = entries.map(({ at, actor, act, object }) => [formatSecond(at), actor, act, object]);
      return formatTable(["TIME (UTC)", "ACTOR", "ACT", "OBJECT"], rows);
    },
  ),
];

/** Milliseconds since 1970 of a date, a time, or the moment a duration before `now`. @throws CliError */
function parseSince(text: string, now: number): number {
  const duration = parseDuration(text);
  if (duration !== undefined) return now - duration;
  const [, day = "", time] = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z)?$/.exec(text) ?? [];
  const at = Date.parse(time === undefined ? `${day}T00:00:00Z` : text);
  if (formatTime(Number.isNaN(at) ? null : at)?.startsWith(day) && day !== "") return at;
  throw new CliError(
    `--since must be a date such as 2025-03-10, a time in UTC, or a duration such as 7d, not "${text}".`,
  );
}
