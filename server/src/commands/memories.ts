import { CliError, command, parseId } from "./command.ts";

const sharing = (name: string, isShared: boolean, does: string) =>
  command({ name, arguments: ["ID"], does }, async ({ arguments: [text] }, { memories }, organization) => {
    const id = parseId("ID", text);
    if (!(await memories.share(organization.id, id, isShared))) throw new CliError(`There is no memory ${id}.`);
    return [`Memory ${id} is ${isShared ? "shared with the team" : "private to its maker"}.`];
  });

export const memories = [
  sharing("memories share", true, "lets the whole organization use a memory"),
  sharing("memories unshare", false, "keeps a memory to the user who made it"),
];
