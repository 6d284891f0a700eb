import { docsPage } from "../../../docs/pages.ts";
import { Moved } from "../anchors/Moved.tsx";
import type { Sections } from "../ReferencePage.tsx";
import type { SidebarPart, SurroundingSections } from "../ReferenceSidebar.tsx";
import { Changes } from "./Changes.tsx";
import { Compatibility } from "./Compatibility.tsx";
import { ErrorCatalog } from "./ErrorCatalog.tsx";
import { introduction, introductionParts } from "./facts.ts";
import { Glossary } from "./Glossary.tsx";
import { Introduction } from "./Introduction.tsx";
import { sectionRecords } from "./index.ts";
import { Limits } from "./Limits.tsx";
import { StateMachines } from "./StateMachines.tsx";
import { WebhookPayloads } from "./WebhookPayloads.tsx";

export const ownSections: Sections = {
  beforeOperations: [Introduction],
  afterOperations: [WebhookPayloads],
  afterEntities: [StateMachines, ErrorCatalog, Limits, Compatibility, Changes, Glossary, Moved],
  guideTitle: (route) => docsPage(route).title,
  extensions: "versions",
};

const [payloads, ...others]: SidebarPart[] = sectionRecords()
  .filter(({ kind, path }) => kind === "section" && !path)
  .slice(introductionParts.length)
  .map(({ anchor, title }) => ({ id: anchor, title }));

export const partsAround: SurroundingSections = {
  before: introduction.groups.map(({ title, parts }) => ({
    title,
    parts: parts.map(({ anchor, title }) => ({ id: anchor, title })),
  })),
  after: [...(payloads ? [payloads] : []), { id: "entities", title: "Entities" }, ...others],
};
