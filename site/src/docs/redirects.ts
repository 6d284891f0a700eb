/** Other paths of pages, with the routes of these pages. */
export const redirects: Readonly<Record<string, string>> = {
  "/guides/manage-content/tm-query-ddb": "/guides/manage-content/tm-query",
};
