import { Table } from "../../docs/tables/Table.tsx";
import { Cards } from "../Cards.tsx";
import { BeforeYouBegin } from "./BeforeYouBegin.tsx";
import { Note, Tip, Warning } from "./Callout.tsx";
import Fence from "./Fence.astro";
import { Alias, Download, Link } from "./links.tsx";
import { Measure } from "./Measure.tsx";
import { RunAll } from "./RunAll.tsx";
import { Sample } from "./Sample.tsx";
import { StateDiagram } from "./StateDiagram.tsx";

/** Available in guides without imports. */
export const mdxComponents = {
  a: Link,
  pre: Fence,
  table: Table,
  Alias,
  BeforeYouBegin,
  Cards,
  Download,
  Measure,
  Note,
  RunAll,
  Sample,
  StateDiagram,
  Tip,
  Warning,
};
