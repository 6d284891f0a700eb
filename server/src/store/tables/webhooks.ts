export interface WebhookTables {
  webhooks: {
    id: number;
    organizationId: number;
    name: string;
    url: string;
    /** JSON. */
    eventTypes: string;
    secret: string;
    /** The one before the last change signs as well until then. */
    previousSecret: string | null;
    previousSecretUntil: number | null;
    createdAt: number;
  };
}
