export interface WebhookTables {
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
