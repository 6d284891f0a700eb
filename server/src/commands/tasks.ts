import { taskKinds } from "../background/index.ts";
import type { Organization } from "../store/accounts/accounts.ts";
import { commandLine } from "../store/accounts/audit.ts";
import type { DeadTask } from "../store/background/tasks.ts";
import type { Store } from "../store/store.ts";
import { CliError, command, formatDay, formatTable, parseId } from "./command.ts";

export const tasks = [
  command(
    { usage: "tasks list", does: "lists background tasks that failed, with the reason" },
    async (_, store, { id }) => {
      const rows = (await store.tasks.listDead(id)).map(({ id, kind, subject, deadAt, error }) => [
        id,
        kind,
        subject,
        formatDay(deadAt),
        mayResume(kind) ? "yes" : "no",
        error?.split("\n")[0] ?? null,
      ]);
      return formatTable(["ID", "KIND", "OF", "GIVEN UP", "RETRY", "ERROR"], rows);
    },
  ),
  command(
    { usage: "tasks retry ID", does: "retries a failed task, if the list shows that it can be retried" },
    async ({ arguments: [text] }, store, organization) => {
      const { id, kind } = await findDeadTask(store, organization, text);
      if (!mayResume(kind)) {
        throw new CliError(
          `Task ${id} can't be retried: its failure was already reported. Drop it, and send the original request again.`,
        );
      }
      await store.tasks.resume(organization.id, id);
      return [`Retrying task ${id}.`];
    },
  ),
  command(
    { usage: "tasks drop ID", does: "deletes a failed task" },
    async ({ arguments: [text] }, store, organization) => {
      const { id } = await findDeadTask(store, organization, text);
      await store.atomically(async (tx) => {
        await tx.tasks.drop(organization.id, id);
        await tx.audit.record(commandLine(organization.id), "task.delete", id);
      });
      return [`Deleted task ${id}.`];
    },
  ),
];

const mayResume = (kind: string): boolean =>
  Object.entries(taskKinds).some(([name, { mayResume }]) => name === kind && mayResume);

async function findDeadTask({ tasks }: Store, organization: Organization, text: string | undefined): Promise<DeadTask> {
  const id = parseId("ID", text);
  const task = (await tasks.listDead(organization.id)).find((task) => task.id === id);
  if (!task) throw new CliError(`No task ${id} has failed.`);
  return task;
}
