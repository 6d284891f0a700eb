import { StorePart } from "../database/context.ts";
import type { Tables } from "../database/tables.ts";
import { buildDomainLinks, insertDomainLinks } from "./domain-seed.ts";
import { configRow, type FilterConfig, fromRow, type NewFilterConfig } from "./filter-config.ts";

export type DomainModel = Omit<Tables["models"], "organizationId">;
export type NewDomainModel = Omit<DomainModel, "id" | "createdAt">;

export interface DomainName {
  id: number;
  name: string;
}

export interface Domain extends DomainName {
  models: DomainModel[];
  filterConfigs: (FilterConfig & { isDefault: boolean; domains: DomainName[] })[];
  metadata: { key: string; value: string }[];
}

/** Domains of an organization with its models and filter configurations, which domains share. */
export class Domains extends StorePart {
  async list(organizationId: number): Promise<Domain[]> {
    const domains = await this.selectIn("domains", organizationId).select(["id", "name"]).orderBy("id").execute();
    const models = await this.#modelsIn(organizationId);
    const configs = await this.#configsIn(organizationId);
    const metadata = await this.#metadataIn(organizationId);
    const domainsOf = (configId: number) =>
      domains.filter((domain) => inDomain(configs, domain.id).some(({ id }) => id === configId));
    return domains.map(({ id, name }) => ({
      id,
      name,
      models: inDomain(models, id),
      filterConfigs: inDomain(configs, id).map((row) => ({
        ...fromRow(row),
        isDefault: row.isDefault === 1,
        domains: domainsOf(row.id),
      })),
      metadata: inDomain(metadata, id).map(({ key, value }) => ({ key, value })),
    }));
  }

  async find(organizationId: number, id: number): Promise<DomainName | undefined> {
    return this.selectIn("domains", organizationId).select(["id", "name"]).where("id", "=", id).executeTakeFirst();
  }

  async findModel(organizationId: number, id: number): Promise<DomainModel | undefined> {
    return this.selectIn("models", organizationId).selectAll().where("id", "=", id).executeTakeFirst();
  }

  async findFilterConfig(organizationId: number, id: number): Promise<FilterConfig | undefined> {
    const row = await this.selectIn("filterConfigs", organizationId)
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    return row && fromRow(row);
  }

  /** The default configurations of a domain, one for each format; [] for a domain that doesn't exist. */
  async defaultsOf(organizationId: number, domainId: number): Promise<FilterConfig[]> {
    const configs = inDomain(await this.#configsIn(organizationId), domainId);
    return configs.filter(({ isDefault }) => isDefault === 1).map(fromRow);
  }

  /** Creates a domain with all models and configurations of the organization. Must be called in a transaction. */
  async create(organizationId: number, name: string): Promise<number> {
    const id = await this.ids.take("domain");
    const models = await this.selectIn("models", organizationId).select("id").execute();
    const configs = await this.selectIn("filterConfigs", organizationId)
      .select(["id", "format"])
      .orderBy("id")
      .execute();
    await this.insert("domains", { id, organizationId, name, createdAt: this.clock() });
    await insertDomainLinks(this.db, buildDomainLinks(organizationId, id, models, configs));
    return id;
  }

  /** Deletes a domain. Its models and configurations stay in the organization. Must be called in a transaction. */
  async delete(organizationId: number, id: number): Promise<void> {
    for (const table of ["domainMetadata", "domainModels", "domainFilterConfigs"] as const) {
      await this.db.deleteFrom(table).where("organizationId", "=", organizationId).where("domainId", "=", id).execute();
    }
    await this.deleteIn("domains", organizationId).where("id", "=", id).execute();
  }

  async metadataOf(organizationId: number, domainId: number): Promise<Map<string, string>> {
    const rows = await this.selectIn("domainMetadata", organizationId)
      .select(["key", "value"])
      .where("domainId", "=", domainId)
      .execute();
    return new Map(rows.map(({ key, value }) => [key, value]));
  }

  /** @param value undefined removes the key */
  async setMetadata(organizationId: number, domainId: number, key: string, value: string | undefined): Promise<void> {
    if (value === undefined) {
      await this.deleteIn("domainMetadata", organizationId)
        .where("domainId", "=", domainId)
        .where("key", "=", key)
        .execute();
      return;
    }
    await this.db
      .insertInto("domainMetadata")
      .values({ organizationId, domainId, key, value })
      .onConflict((conflict) => conflict.columns(["domainId", "key"]).doUpdateSet({ value }))
      .execute();
  }

  /** Must be called in a transaction. */
  async addModel(organizationId: number, model: NewDomainModel, domainIds: readonly number[]): Promise<number> {
    const id = await this.ids.take("model");
    await this.insert("models", { ...model, id, organizationId, createdAt: this.clock() });
    for (const domainId of domainIds) {
      await this.db.insertInto("domainModels").values({ organizationId, domainId, modelId: id }).execute();
    }
    return id;
  }

  /** Must be called in a transaction. `isDefault`: whether it replaces the default of its format in these domains. */
  async addFilterConfig(
    organizationId: number,
    config: NewFilterConfig,
    { domainIds, isDefault }: { domainIds: readonly number[]; isDefault: boolean },
  ): Promise<number> {
    const id = await this.ids.take("filterConfig");
    await this.insert("filterConfigs", configRow({ ...config, id }, organizationId, this.clock()));
    for (const domainId of domainIds) {
      if (isDefault) await this.#unsetDefault(organizationId, domainId, config.format);
      const link = { organizationId, domainId, configId: id, isDefault: Number(isDefault) };
      await this.db.insertInto("domainFilterConfigs").values(link).execute();
    }
    return id;
  }

  #modelsIn(organizationId: number) {
    return this.db
      .selectFrom("domainModels")
      .innerJoin("models", "models.id", "domainModels.modelId")
      .selectAll("models")
      .select("domainModels.domainId")
      .where("domainModels.organizationId", "=", organizationId)
      .orderBy("models.id")
      .execute();
  }

  #configsIn(organizationId: number) {
    return this.db
      .selectFrom("domainFilterConfigs")
      .innerJoin("filterConfigs", "filterConfigs.id", "domainFilterConfigs.configId")
      .selectAll("filterConfigs")
      .select(["domainFilterConfigs.domainId", "domainFilterConfigs.isDefault"])
      .where("domainFilterConfigs.organizationId", "=", organizationId)
      .orderBy("filterConfigs.id")
      .execute();
  }

  #metadataIn(organizationId: number) {
    return this.selectIn("domainMetadata", organizationId)
      .select(["domainId", "key", "value"])
      .orderBy("key")
      .execute();
  }

  async #unsetDefault(organizationId: number, domainId: number, format: string): Promise<void> {
    await this.updateIn("domainFilterConfigs", organizationId)
      .set({ isDefault: 0 })
      .where("domainId", "=", domainId)
      .where("configId", "in", (from) => from.selectFrom("filterConfigs").select("id").where("format", "=", format))
      .execute();
  }
}

const inDomain = <Row extends { domainId: number }>(rows: Row[], id: number) =>
  rows.filter(({ domainId }) => domainId === id);
