import { api } from "./api.ts";
import { checks } from "./checks.ts";
import type { Routes } from "./context.ts";
import { create } from "./create.ts";
import { documents } from "./documents.ts";
import { domains } from "./domains.ts";
import { fileTranslations } from "./file-translations.ts";
import { files } from "./files.ts";
import { jobs } from "./jobs.ts";
import { memories } from "./memories.ts";
import { projects } from "./projects.ts";
import { segments } from "./segments.ts";
import { translate } from "./translate.ts";
import { uploads } from "./uploads.ts";
import { webhooks } from "./webhooks.ts";

export const routes = {
  ...api,
  ...checks,
  ...create,
  ...documents,
  ...domains,
  ...files,
  ...fileTranslations,
  ...jobs,
  ...memories,
  ...projects,
  ...segments,
  ...translate,
  ...uploads,
  ...webhooks,
} satisfies Routes;
