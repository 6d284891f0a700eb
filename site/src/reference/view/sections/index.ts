export { Changes } from "./Changes.tsx";
export { Compatibility } from "./Compatibility.tsx";
export { sectionAnchors, sectionRecords } from "./contents.ts";
export { ErrorCatalog } from "./ErrorCatalog.tsx";
export { Glossary } from "./Glossary.tsx";
export { Introduction } from "./Introduction.tsx";
export { Limits } from "./Limits.tsx";
export { StateMachines } from "./StateMachines.tsx";
export { WebhookPayloads } from "./WebhookPayloads.tsx";
