import { affectsAny, StorePart } from "../database/context.ts";
import { idGroup, readPagesById } from "../database/pages.ts";
import type { Tables } from "../database/tables.ts";
import { importsSince } from "../memories/imports.ts";

export interface TemplateParams {
  language: string;
  contentLength?: number;
  memoryId?: number;
  sections?: string[];
  summary?: string;
}

export interface Preferences {
  tone?: string;
  styleguide?: string;
}

export interface Content extends Pick<Tables["contents"], "id" | "name" | "language" | "template" | "content"> {
  templateParams: TemplateParams;
  /** Null if none were sent; then the organization's preferences are used. */
  preferences: Preferences | null;
}

export interface WritingSettings {
  /** Whether the organization has accepted the terms. */
  isSigned: boolean;
  tone: string;
  styleguide: string;
}

/** A small page, because a text can have thousands of words. */
const contentPageSize = 10;

const unset: WritingSettings = { isSigned: false, tone: "", styleguide: "" };

const columns = ["id", "name", "language", "template", "templateParams", "preferences", "content"] as const;

export class Contents extends StorePart {
  async *pages(organizationId: number): AsyncGenerator<Content[]> {
    const pages = readPagesById(this.#select(organizationId), contentPageSize);
    for await (const rows of pages) yield rows.map(fromRow);
  }

  /** @param isForChange whether the content is locked until the transaction ends */
  async find(organizationId: number, id: number, isForChange = false): Promise<Content | undefined> {
    const query = this.#select(organizationId).where("id", "=", id);
    const row = await (isForChange && this.context.isShared ? query.forUpdate() : query).executeTakeFirst();
    return row && fromRow(row);
  }

  async create(organizationId: number, content: Omit<Content, "id">): Promise<Content> {
    const created = { ...content, id: await this.ids.take("content") };
    await this.insert("contents", { ...toRow(created), organizationId, createdAt: this.clock() });
    return created;
  }

  /** Replaces everything except the text. */
  async update(organizationId: number, content: Content): Promise<void> {
    const { id, content: _, ...changed } = toRow(content);
    await this.updateIn("contents", organizationId).set(changed).where("id", "=", id).execute();
  }

  async write(organizationId: number, id: number, content: string): Promise<void> {
    await this.updateIn("contents", organizationId).set({ content }).where("id", "=", id).execute();
  }

  /** Writes an incomplete text, unless the content has a text or was deleted. */
  async writeDraft(organizationId: number, id: number, content: string): Promise<void> {
    await this.updateIn("contents", organizationId)
      .set({ content })
      .where("id", "=", id)
      .where(({ eb, or }) => or([eb("content", "is", null), eb("content", "=", "")]))
      .execute();
  }

  /** False when another request has deleted the content. */
  async delete(organizationId: number, id: number): Promise<boolean> {
    return affectsAny(this.deleteIn("contents", organizationId).where("id", "=", id));
  }

  async settings(organizationId: number): Promise<WritingSettings> {
    const row = await this.selectIn("writingSettings", organizationId).selectAll().executeTakeFirst();
    return row ? { isSigned: row.isSigned === 1, tone: row.tone, styleguide: row.styleguide } : unset;
  }

  /** Changes the specified settings only. */
  async changeSettings(organizationId: number, { isSigned, ...texts }: Partial<WritingSettings>): Promise<void> {
    const changed = { ...texts, ...(isSigned !== undefined && { isSigned: Number(isSigned) }) };
    await this.db
      .insertInto("writingSettings")
      .values({ organizationId, ...unset, isSigned: 0, ...changed })
      .onConflict((conflict) => conflict.column("organizationId").doUpdateSet({ organizationId, ...changed }))
      .execute();
  }

  /** Texts of a memory in the language of one side, the newest first, as material for writing. */
  async sentencesOf(organizationId: number, memoryId: number, side: "source" | "target", limit: number) {
    const present = this.selectIn("memoryEntries", organizationId)
      .select(["id", `${side} as text`])
      .where("memoryId", "=", memoryId)
      .where("deletedAt", "is", null)
      .limit(limit);
    // Entries with their own change number come first, then those of imports. Each query has an index with this order.
    const rows = await present.where("changeNo", ">", 0).orderBy("changeNo", "desc").orderBy("id", "desc").execute();
    const imports = await importsSince(this.db, organizationId, memoryId, 0);
    let missing = limit;
    for (const { id } of imports.reverse()) {
      if (missing <= 0) break;
      const imported = present.where("importId", "=", id).where("changeNo", "is", null);
      const entries = await imported.orderBy(idGroup, "desc").orderBy("id", "desc").execute();
      missing -= entries.length;
      rows.push(...entries);
    }
    rows.sort((a, b) => b.id - a.id).splice(limit);
    return rows.map(({ text }) => text);
  }

  #select(organizationId: number) {
    return this.selectIn("contents", organizationId).select(columns);
  }
}

const toRow = ({ templateParams, preferences, ...row }: Content) => ({
  ...row,
  templateParams: JSON.stringify(templateParams),
  preferences: preferences && JSON.stringify(preferences),
});

const fromRow = (row: Pick<Tables["contents"], (typeof columns)[number]>): Content => ({
  ...row,
  templateParams: JSON.parse(row.templateParams),
  preferences: row.preferences && JSON.parse(row.preferences),
});
