import type { Attack } from "../attack.ts";
import { connections } from "./connections.ts";
import { documents } from "./documents.ts";
import { jobs } from "./jobs.ts";
import { memories } from "./memories.ts";
import { mixedLoad } from "./mixed-load.ts";
import { translations } from "./translate.ts";
import { webhooks } from "./webhooks.ts";

/** What one organization may send to stop another one; each entry runs on a server of its own. */
export const attacks: Record<string, Attack> = {
  ...translations,
  ...memories,
  ...documents,
  ...jobs,
  ...webhooks,
  ...connections,
  mixed: mixedLoad,
};
