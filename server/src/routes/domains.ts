import { makeError } from "../core/errors.ts";
import { isoDate } from "../rules/dates.ts";
import { findTitle } from "../rules/filter-formats.ts";
import type { Domain, DomainModel } from "../store/accounts/domains.ts";
import type { Routes } from "./context.ts";

export const domains = {
  async listDomains(_, { store, caller }) {
    const domains = await store.domains.list(caller.organizationId);
    if (domains.length === 0) throw makeError("no-domains");
    return { items: domains.map(domainToWire), size: domains.length };
  },
} satisfies Partial<Routes>;

const domainToWire = ({ id, name, models, filterConfigs, metadata }: Domain) => ({
  domainId: id,
  domainName: name,
  models: models.map(modelToWire),
  filterConfigs: filterConfigs.map(filterConfigToWire),
  domainMetadata: metadata,
});

const modelToWire = (model: DomainModel) => ({
  id: model.id,
  name: model.name,
  provider: model.provider,
  status: "Active" as const,
  srcLang: model.sourceLang,
  trgLang: model.targetLang,
  srcLocale: model.sourceRegion,
  trgLocale: model.targetRegion,
});

const filterConfigToWire = (config: Domain["filterConfigs"][number]) => ({
  id: config.id,
  isDefault: config.isDefault,
  filterConfig: config.format,
  filterName: findTitle(config.format),
  configName: config.name,
  configDescription: config.description,
  subfilters: JSON.stringify(config.subfilters),
  segmentationConfigSetting: config.segmentation === "paragraph" ? ("PARAGRAPH" as const) : ("SENTENCE" as const),
  srx: config.srx,
  segmentationConfigName: config.segmentationName,
  domains: config.domains,
  createdAt: isoDate(config.createdAt),
  updatedAt: isoDate(config.updatedAt),
  default: config.isDefault,
});
