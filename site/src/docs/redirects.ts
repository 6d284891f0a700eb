/** Other addresses of pages, each with the route of its page. */
export const redirects: Readonly<Record<string, string>> = {
  "/guides/manage-content/tm-query-ddb": "/guides/manage-content/tm-query",
};
