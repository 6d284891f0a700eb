/** What Create writes, and how an organization wants it written. */
export interface ContentTables {
  contents: {
    id: number;
    organizationId: number;
    name: string | null;
    language: string;
    template: string;
    /** JSON. */
    templateParams: string;
    /** JSON. */
    preferences: string | null;
    content: string | null;
    createdAt: number;
  };
  writingSettings: {
    organizationId: number;
    isSigned: number;
    tone: string;
    styleguide: string;
  };
}
