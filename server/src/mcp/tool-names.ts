/** The names of all tools, for settings, which are read before any tool is loaded. */
export const toolNames: readonly string[] = [
  "translate_text",
  "query_memory",
  "add_segment",
  "update_segment",
  "delete_segment",
  "list_resources",
];
