export { type App, type AppOptions, createApp } from "./app.ts";
export type { Body, Site, SiteFile, SitePolicy } from "./http/site.ts";
export type { Peer } from "./ports.ts";
