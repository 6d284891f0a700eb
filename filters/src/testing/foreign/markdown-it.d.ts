declare module "markdown-it-container" {
  import type { PluginWithParams } from "markdown-it";

  const container: PluginWithParams;
  export default container;
}
declare module "markdown-it-deflist" {
  import type { PluginSimple } from "markdown-it";

  const deflist: PluginSimple;
  export default deflist;
}
declare module "markdown-it-footnote" {
  import type { PluginSimple } from "markdown-it";

  const footnote: PluginSimple;
  export default footnote;
}
declare module "markdown-it-mark" {
  import type { PluginSimple } from "markdown-it";

  const mark: PluginSimple;
  export default mark;
}
