import { docsPage } from "../../../docs/pages.ts";
import { Moved } from "../anchors/Moved.tsx";
import type { Sections } from "../ReferencePage.tsx";
import type { SidebarPart, SurroundingSections } from "../ReferenceSidebar.tsx";
import { introduction, introductionParts } from "./facts.ts";
import {
  Changes,
  Compatibility,
  ErrorCatalog,
  Glossary,
  Introduction,
  Limits,
  StateMachines,
  sectionRecords,
  WebhookPayloads,
} from "./index.ts";

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
