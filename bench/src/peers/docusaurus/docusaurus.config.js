// What a Docusaurus site with an API reference is by its own guide: the classic preset, and Redoc by redocusaurus.
export default {
  title: "Reference",
  url: "https://docs.example",
  baseUrl: "/",
  trailingSlash: true,
  presets: [
    ["classic", { docs: { routeBasePath: "/" }, blog: false }],
    ["redocusaurus", { specs: [{ spec: "openapi.json", route: "/api/" }] }],
  ],
  themeConfig: { navbar: { title: "Reference", items: [{ to: "/api/", label: "API" }] } },
};
