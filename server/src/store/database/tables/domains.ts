import type { OwnedRow } from "./row.ts";

export interface DomainTables {
  domains: { id: number; organizationId: number; name: string; createdAt: number };
  domainMetadata: { organizationId: number; domainId: number; key: string; value: string };
  models: OwnedRow & {
    name: string;
    provider: string;
    /** ISO 639-1 and ISO 3166-1; null for any. */
    sourceLang: string | null;
    targetLang: string | null;
    sourceRegion: string | null;
    targetRegion: string | null;
    createdAt: number;
  };
  domainModels: { organizationId: number; domainId: number; modelId: number };
  filterConfigs: OwnedRow & {
    format: string;
    name: string;
    description: string;
    /** JSON. */
    options: string;
    /** JSON: pattern of a context → name of the filter for it. */
    subfilters: string;
    /** Segmentation rules as an SRX file; "" for the built-in ones. */
    srx: string;
    /** `sentence` or `paragraph` */
    segmentation: string;
    segmentationName: string;
    createdAt: number;
    updatedAt: number;
  };
  domainFilterConfigs: {
    organizationId: number;
    domainId: number;
    configId: number;
    /** 1 for the default of its format in this domain. */
    isDefault: number;
  };
}
