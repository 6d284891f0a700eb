import { Table } from "../../docs/tables/Table.tsx";
import { Cards } from "../Cards.tsx";
import { Alias } from "./Alias.tsx";
import { BeforeYouBegin } from "./BeforeYouBegin.tsx";
import { Note, Tip, Warning } from "./Callout.tsx";
import { Download } from "./Download.tsx";
import Fence from "./Fence.astro";
import { Link } from "./Link.tsx";
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
