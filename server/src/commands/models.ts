import { commandLine } from "../store/accounts/audit.ts";
import { CliError, command, parseLocaleOption, parseName } from "./command.ts";
import { listDomains } from "./domains.ts";

export const models = [
  command(
    {
      usage: "models add NAME [--provider …] [--source …] [--target …] [--domain …]",
      does: "adds a provider's model to one domain or all, for languages such as en or en-GB (default: any)",
    },
    async (args, store, organization) => {
      const { options } = args;
      if (options.provider === undefined) throw new CliError("--provider is required.");
      const source = parseLocaleOption("--source", options.source);
      const target = parseLocaleOption("--target", options.target);
      const model = {
        name: parseName("NAME", args.arguments[0]),
        provider: parseName("--provider", String(options.provider)),
        sourceLang: source?.language ?? null,
        sourceRegion: source?.region ?? null,
        targetLang: target?.language ?? null,
        targetRegion: target?.region ?? null,
      };
      const domainIds = await listDomains(store, organization, args);
      const id = await store.atomically(async (tx) => {
        const added = await tx.domains.addModel(organization.id, model, domainIds);
        await tx.audit.record(commandLine(organization.id), "model.create", added);
        return added;
      });
      return [`Model ${id} is ${model.name} of ${model.provider}.`];
    },
  ),
];
