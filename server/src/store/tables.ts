export type StageType = "READY_TO_START" | "TRANSLATE" | "REVIEW" | "SECONDARY_REVIEW" | "DONE";

/**
 * The tables as the code sees them: columns in camelCase, times in milliseconds since 1970, flags as 0 and 1 and lists
 * as JSON text, so that every database holds them alike. Each row names its organization.
 */
export interface Tables {
  counters: { kind: string; next: number };
  organizations: { id: number; name: string; plan: "business" | "free"; createdAt: number };
  users: { id: number; organizationId: number; email: string; createdAt: number };
  keys: {
    id: number;
    organizationId: number;
    userId: number;
    /** SHA-256 in hex; the key itself is kept nowhere. */
    hash: string;
    firstCharacters: string;
    isDevelopment: number;
    createdAt: number;
    revokedAt: number | null;
  };
  quotas: {
    keyId: number;
    organizationId: number;
    windowStartedAt: number;
    used: number;
    waitsUntil: number | null;
  };
  memories: {
    id: number;
    organizationId: number;
    userId: number;
    isShared: number;
    name: string;
    sourceLang: string;
    targetLang: string;
    sourceRegion: string | null;
    targetRegion: string | null;
    /** Imports and exports that are not done; null until the first one. */
    tasksOpen: number | null;
    version: number;
    createdAt: number;
    updatedAt: number;
    deletedAt: number | null;
  };
  memoryResources: { organizationId: number; memoryId: number; name: string; position: number };
  workflowTemplates: { id: number; organizationId: number; name: string };
  workflowStages: {
    id: number;
    organizationId: number;
    templateId: number;
    position: number;
    name: string;
    assignmentType: StageType;
  };
  webhooks: {
    id: number;
    organizationId: number;
    name: string;
    url: string;
    /** JSON. */
    eventTypes: string;
    secret: string;
    createdAt: number;
  };
}
