import { ensureUser } from "../services/access/users.ts";
import { commandLine } from "../store/accounts/audit.ts";
import { CliError, command, formatDay, formatTable } from "./command.ts";

export const users = [
  command(
    { usage: "users add EMAIL", does: "adds a user who can be assigned to stages" },
    async ({ arguments: [text = ""] }, store, organization) => {
      const email = parseEmail(text);
      const id = await store.atomically((tx) => ensureUser(tx, commandLine(organization.id), email));
      return [`User ${id} is ${email}.`];
    },
  ),
  command({ usage: "users list", does: "lists the users" }, async (_, { accounts }, organization) => {
    const users = await accounts.listUsers(organization.id);
    const rows = users.map(({ id, email, createdAt }) => [id, email, formatDay(createdAt)]);
    return formatTable(["ID", "EMAIL", "CREATED"], rows);
  }),
];

export function parseEmail(text: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(text) && text.length <= 255) return text;
  throw new CliError(`The user must be an email address, not "${text}".`);
}
