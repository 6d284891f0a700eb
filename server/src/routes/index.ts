import { checks } from "./checks.ts";
import type { Routes } from "./context.ts";
import { create } from "./create.ts";
import { documents } from "./documents.ts";
import { domains } from "./domains.ts";
import { fileTranslations } from "./file-translations.ts";
import { files } from "./files.ts";
import { jobs } from "./jobs.ts";
import { languages } from "./languages.ts";
import { memories } from "./memories.ts";
import { projects } from "./projects.ts";
import { root } from "./root.ts";
import { segments } from "./segments.ts";
import { translate } from "./translate.ts";
import { uploads } from "./uploads.ts";
import { usage } from "./usage.ts";
import { webhooks } from "./webhooks.ts";
import { workflows } from "./workflows.ts";

export const routes = {
  ...checks,
  ...create,
  ...documents,
  ...domains,
  ...files,
  ...fileTranslations,
  ...jobs,
  ...languages,
  ...memories,
  ...projects,
  ...root,
  ...segments,
  ...translate,
  ...uploads,
  ...usage,
  ...webhooks,
  ...workflows,
} satisfies Routes;
