/** Other paths of pages, with the routes of their pages. */
export const redirects: Readonly<Record<string, string>> = {
  "/guides/manage-content/tm-query-ddb": "/guides/manage-content/tm-query",
};
