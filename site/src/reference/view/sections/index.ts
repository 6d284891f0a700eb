export { Changes } from "./Changes.tsx";
export { Compatibility } from "./Compatibility.tsx";
export { sectionAnchors, sectionRecords } from "./contents.ts";
export { ErrorCatalogue } from "./ErrorCatalogue.tsx";
export { Glossary } from "./Glossary.tsx";
export { Introduction } from "./Introduction.tsx";
export { Limits } from "./Limits.tsx";
export { StateMachines } from "./StateMachines.tsx";
export { WebhookPayloads } from "./WebhookPayloads.tsx";
