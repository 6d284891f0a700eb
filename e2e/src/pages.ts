export const docsRoutes = [
  "/",
  "/quickstart",
  "/category/guides",
  "/guides/connect-systems-to-workflows",
  "/guides/create-new-content",
  "/category/manage-content",
  "/guides/manage-content/create-a-datasource",
  "/guides/manage-content/tm-query",
  "/category/translate-content",
  "/guides/translate-content/instant-translate",
  "/guides/translate-content/verified-translation",
  "/category/upload-files",
  "/guides/upload/file-upload",
] as const;
export const routes = [...docsRoutes, "/api/"] as const;
export const missingRoute = "/no/such/page";
