import { audit } from "./audit.ts";
import type { StoreCommand } from "./command.ts";
import { domains } from "./domains.ts";
import { keys } from "./keys.ts";
import { memories } from "./memories.ts";
import { models } from "./models.ts";
import { organizations } from "./organizations.ts";
import { tasks } from "./tasks.ts";
import { usage } from "./usage.ts";
import { users } from "./users.ts";
import { webhooks } from "./webhooks.ts";

export const storeCommands: readonly StoreCommand[] = [
  keys,
  organizations,
  memories,
  users,
  domains,
  models,
  webhooks,
  usage,
  tasks,
  audit,
].flat();
