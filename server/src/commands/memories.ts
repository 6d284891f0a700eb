import { CliError, command, parseId } from "./command.ts";

const sharing = (name: string, isShared: boolean, does: string) =>
  command({ name, arguments: ["ID"], does }, async ({ arguments: [text] }, { memories }, organization) => {
    const id = parseId("ID", text);
    if (!(await memories.share(organization.id, id, isShared))) throw new CliError(`There is no memory ${id}.`);
    return [`Memory ${id} is ${isShared ? "shared with the team" : "private to its owner"}.`];
  });

export const memories = [
  sharing("memories share", true, "shares a memory with the whole organization"),
  sharing("memories unshare", false, "makes a memory private to the user who created it"),
];
