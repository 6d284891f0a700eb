import { formats } from "@openparlance/filters/formats";
import type { StoreContext } from "../database/context.ts";
import { configRow } from "./filter-config.ts";

/** Bilingual formats, whose units are never split. */
const bilingualFormats: ReadonlySet<string> = new Set(["xliff", "sdlxliff", "po"]);

const builtInConfigs = Object.values(formats).map(({ name: format, title }) => {
  const unit = bilingualFormats.has(format) ? "unit" : "sentence";
  return { format, name: `${title} by ${unit}`, description: `One segment per ${unit}` };
});

/** Adds models and configurations to a domain; the first configuration of a format is its default. */
export function buildDomainLinks(
  organizationId: number,
  domainId: number,
  models: readonly { id: number }[],
  configs: readonly { id: number; format: string }[],
) {
  const isFirst = ({ id, format }: { id: number; format: string }) =>
    configs.find((other) => other.format === format)?.id === id;
  return {
    models: models.map(({ id: modelId }) => ({ organizationId, domainId, modelId })),
    configs: configs.map((each) => ({ organizationId, domainId, configId: each.id, isDefault: Number(isFirst(each)) })),
  };
}

export async function insertDomainLinks(
  db: StoreContext["db"],
  { models, configs }: ReturnType<typeof buildDomainLinks>,
) {
  if (models.length > 0) await db.insertInto("domainModels").values(models).execute();
  if (configs.length > 0) await db.insertInto("domainFilterConfigs").values(configs).execute();
}

export async function seedDomain(ids: StoreContext["ids"], organizationId: number, now: number) {
  const [id, modelId] = [await ids.take("domain"), await ids.take("model")];
  const firstConfig = await ids.take("filterConfig", builtInConfigs.length);
  const byDefault = {
    options: {},
    subfilters: {},
    srx: "",
    segmentation: "sentence" as const,
    segmentationName: "Default",
  };
  const configs = builtInConfigs.map((config, index) => ({ ...config, ...byDefault, id: firstConfig + index }));
  return {
    domain: { id, organizationId, name: "General", createdAt: now },
    model: { id: modelId, organizationId, name: "Adaptive", provider: "Built-in", createdAt: now },
    configs: configs.map((config) => configRow(config, organizationId, now)),
    links: buildDomainLinks(organizationId, id, [{ id: modelId }], configs),
  };
}

export async function insertSeed(
  db: StoreContext["db"],
  { domain, model, configs, links }: Awaited<ReturnType<typeof seedDomain>>,
): Promise<void> {
  await db.insertInto("domains").values(domain).execute();
  await db.insertInto("models").values(model).execute();
  await db.insertInto("filterConfigs").values(configs).execute();
  await insertDomainLinks(db, links);
}
