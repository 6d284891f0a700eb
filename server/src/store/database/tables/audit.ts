/** Rows are only added: no code changes or deletes one. */
export interface AuditTables {
  audit: {
    /** Random, see `Audit`. */
    id: number;
    organizationId: number;
    at: number;
    /** `key 7`, `command line`, or `server` for what a start does by its settings. */
    actor: string;
    act: string;
    /** `memory 4312`; `everything` for a backup. Never a name or a text. */
    object: string;
  };
}
