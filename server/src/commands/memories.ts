import { commandLine } from "../store/accounts/audit.ts";
import { CliError, command, parseId } from "./command.ts";

const sharing = (name: string, isShared: boolean, does: string) =>
  command({ name, arguments: ["ID"], does }, async ({ arguments: [text] }, store, organization) => {
    const id = parseId("ID", text);
    await store.atomically(async (tx) => {
      if (!(await tx.memories.share(organization.id, id, isShared))) throw new CliError(`There is no memory ${id}.`);
      await tx.audit.record(commandLine(organization.id), isShared ? "memory.share" : "memory.unshare", id);
    });
    return [`Memory ${id} is ${isShared ? "shared with the team" : "private to its owner"}.`];
  });

export const memories = [
  sharing("memories share", true, "shares a memory with the whole organization"),
  sharing("memories unshare", false, "lets only the user who created a memory use it"),
];
