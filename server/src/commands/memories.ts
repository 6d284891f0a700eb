import { localeOf } from "../rules/language-pairs.ts";
import { commandLine } from "../store/accounts/audit.ts";
import { CliError, command, parseId } from "./command.ts";

const sharingCommand = (usage: string, isShared: boolean, does: string) =>
  command({ usage, does }, async ({ arguments: [text] }, store, organization) => {
    const id = parseId("ID", text);
    await store.atomically(async (tx) => {
      if (!(await tx.memories.share(organization.id, id, isShared))) throw new CliError(`There is no memory ${id}.`);
      await tx.audit.record(commandLine(organization.id), isShared ? "memory.share" : "memory.unshare", id);
    });
    return [`Memory ${id} is ${isShared ? "shared with the team" : "private to its owner"}.`];
  });

export const memories = [
  sharingCommand("memories share ID", true, "shares a memory with the whole organization"),
  sharingCommand("memories unshare ID", false, "restricts a memory to its creator"),
  command(
    {
      usage: "memories default ID [--remove]",
      does: "sets the memory that DeepL and LibreTranslate clients use for its languages; --remove undoes it",
    },
    async ({ arguments: [text], options, program }, store, { id: organizationId }) => {
      const id = parseId("ID", text);
      return store.atomically(async (tx) => {
        const [reserved] = await tx.memories.hold(organizationId, [id]);
        const memory = reserved && (await tx.memories.findForWork(organizationId, reserved));
        if (!memory) throw new CliError(`There is no memory ${id}.`);
        const { sourceLang, targetLang, targetRegion, isShared } = memory;
        const pair = `${sourceLang} to ${localeOf(targetLang, targetRegion)}`;
        if (options.remove) {
          if (!(await tx.defaultMemories.clear(organizationId, id)))
            throw new CliError(`Memory ${id} isn't a default.`);
          await tx.audit.record(commandLine(organizationId), "memory.default", id);
          return [`Memory ${id} is no longer the default for ${pair}.`];
        }
        const languages = { sourceLang, targetLang, targetRegion: targetRegion ?? "" };
        await tx.defaultMemories.set(organizationId, undefined, languages, id);
        await tx.audit.record(commandLine(organizationId), "memory.default", id);
        return [
          `Memory ${id} is the default for ${pair}.`,
          ...(isShared ? [] : [`Only its owner can use it. For everyone: ${program} memories share ${id}`]),
        ];
      });
    },
  ),
];
