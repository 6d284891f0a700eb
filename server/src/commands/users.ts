import { CliError, command, dayOf, tableOf } from "./command.ts";

export const users = [
  command(
    { name: "users add", arguments: ["EMAIL"], does: "adds someone who can be assigned to stages" },
    async ({ arguments: [text = ""] }, { accounts }, organization) => {
      const email = emailOf(text);
      return [`User ${await accounts.userOf(organization.id, email)} is ${email}.`];
    },
  ),
  command({ name: "users list", does: "lists the users" }, async (_, { accounts }, organization) => {
    const rows = await accounts.listUsers(organization.id);
    return tableOf(
      ["ID", "EMAIL", "CREATED"],
      rows.map(({ id, email, createdAt }) => [id, email, dayOf(createdAt)]),
    );
  }),
];

export function emailOf(text: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(text) && text.length <= 255) return text;
  throw new CliError(`The user must be an e-mail address, not "${text}".`);
}
