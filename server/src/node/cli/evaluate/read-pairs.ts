import { CliError, findOrganization, type ParsedArgs } from "../../../commands/command.ts";
import type { PairsToEvaluate } from "../../../evaluation/evaluate-pairs.ts";
import type { LearnedPair } from "../../../evaluation/measure.ts";
import { toPairs } from "../../../evaluation/read-bilingual.ts";
import { parseLanguages, readBilingual } from "../bilingual.ts";
import { withStore } from "../command.ts";
import { requireMemory } from "../memories.ts";

/** Reads a memory of the server, with the outputs of providers for its sources. @throws CliError */
export const readMemory = (id: number, input: ParsedArgs, env: NodeJS.ProcessEnv): Promise<PairsToEvaluate> =>
  withStore(env, async (store) => {
    const { id: organizationId } = await findOrganization(store, input);
    const { sourceLang, targetLang, sourceRegion, targetRegion } = await requireMemory(store, organizationId, id);
    const pairs: (LearnedPair & { createdAt: number; id: number })[] = [];
    for await (const page of store.entries.pages(organizationId, id)) {
      const sources = page.map(({ source }) => source);
      const outputs = await store.providerOutputs.ofSources(organizationId, id, sources);
      for (const { id, source, target, createdAt } of page) {
        pairs.push({ id, source, target, createdAt, outputs: outputs.get(source) });
      }
    }
    pairs.sort((a, b) => a.createdAt - b.createdAt || a.id - b.id);
    return {
      languages: { source: sourceLang, target: targetLang, sourceRegion, targetRegion },
      pairs: pairs.map(({ source, target, outputs }) => ({ source, target, outputs })),
    };
  });

/** Reads a TMX, XLIFF, SDLTM, or another bilingual file, in its order. @throws CliError */
export async function readFile(path: string, input: ParsedArgs): Promise<PairsToEvaluate> {
  const request = parseLanguages(input);
  const file = await readBilingual(path, request);
  const pairs = toPairs(file, request);
  if (!pairs) throw new CliError(`${path} doesn't specify its target language. Add --target.`);
  return pairs;
}
