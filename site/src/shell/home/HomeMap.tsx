import { Fragment } from "react";
import { hrefOf } from "../../docs/links.ts";

/** Each object is a link to its section of the reference. */
export function HomeMap() {
  return (
    <section className="home-section whole" id="the-objects" aria-labelledby="map">
      <h2 id="map">Data model</h2>
      <p className="home-section-lead">A confirmed segment is added to the memory that its project uses.</p>
      <figure className="home-map">
        <Drawing {...middle} name="middle" />
        <Drawing {...tall} name="tall" />
      </figure>
    </section>
  );
}

interface Box {
  title: string;
  text: string;
  route: string;
  /** A box inside another one is less prominent. */
  inner?: boolean;
}

type Frame = [x: number, y: number, width: number, height: number];

interface Layout {
  size: [width: number, height: number];
  /** In the tab order. */
  boxes: Record<keyof typeof objects, Frame>;
  arrows: { path: string; label: string; at: [x: number, y: number]; anchor?: "start" | "middle" | "end" }[];
}

const objects = {
  file: { title: "File", text: "an uploaded source", route: "/api/#SourceFile" },
  job: { title: "Job", text: "one order", route: "/api/#Job" },
  project: { title: "Project", text: "one language pair", route: "/api/#Project" },
  document: { title: "Document", text: "one file", route: "/api/#Document" },
  segment: { title: "Segment", text: "one sentence", route: "/api/#Segment" },
  memory: { title: "Memory", text: "translations for one language pair", route: "/api/#Memory" },
  entries: { title: "Sentence pairs", text: "", route: "/api/#TranslationMemoryEntry", inner: true },
  termbase: { title: "Termbase", text: "", route: "/api/#exportTermbase", inner: true },
} satisfies Record<string, Box>;

const middle: Layout = {
  size: [640, 245],
  boxes: {
    job: [1, 1, 160, 64],
    project: [240, 1, 160, 64],
    document: [479, 1, 160, 64],
    segment: [479, 135, 160, 64],
    file: [1, 135, 160, 64],
    memory: [180, 135, 280, 109],
    entries: [188, 196, 128, 36],
    termbase: [324, 196, 128, 36],
  },
  arrows: [
    { path: "M161 33H236", label: "per pair", at: [200, 23] },
    { path: "M400 33H475", label: "per file", at: [439, 23] },
    { path: "M559 65V131", label: "per sentence", at: [547, 107], anchor: "end" },
    { path: "M81 135V69", label: "goes into", at: [93, 107], anchor: "start" },
    { path: "M320 135V69", label: "translates for", at: [332, 107], anchor: "start" },
    { path: "M559 199V219H464", label: "added, once confirmed", at: [639, 239], anchor: "end" },
  ],
};

const tall: Layout = {
  size: [300, 640],
  boxes: {
    file: [1, 1, 298, 60],
    job: [1, 105, 298, 60],
    project: [1, 209, 298, 60],
    document: [1, 313, 298, 60],
    segment: [1, 417, 298, 60],
    memory: [1, 521, 298, 118],
    entries: [13, 587, 133, 40],
    termbase: [154, 587, 133, 40],
  },
  arrows: [
    { path: "M40 61V101", label: "goes into", at: [54, 88], anchor: "start" },
    { path: "M40 165V205", label: "per language pair", at: [54, 192], anchor: "start" },
    { path: "M40 269V309", label: "per file", at: [54, 296], anchor: "start" },
    { path: "M40 373V413", label: "per sentence", at: [54, 400], anchor: "start" },
    { path: "M40 477V517", label: "added, once confirmed", at: [54, 504], anchor: "start" },
  ],
};

function Drawing({ name, size: [width, height], boxes, arrows }: Layout & { name: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing whose parts are links is a group, not one image
    <svg
      className={`map map-${name}`}
      viewBox={`0 0 ${width} ${height}`}
      fontSize={13.5}
      role="group"
      aria-labelledby="map"
    >
      <defs>
        <marker id={`head-${name}`} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path className="map-head" d="m1.5 1 5.5 3-5.5 3" />
        </marker>
      </defs>
      {arrows.map(({ path, label, at: [x, y], anchor = "middle" }) => (
        <Fragment key={path}>
          <path className="map-arrow" d={path} markerEnd={`url(#head-${name})`} />
          <text className="map-label" x={x} y={y} textAnchor={anchor}>
            {label}
          </text>
        </Fragment>
      ))}
      {Object.entries(boxes).map(([key, at]) => (
        <MapBox key={key} {...objects[key as keyof typeof objects]} at={at} />
      ))}
    </svg>
  );
}

function MapBox({ title, text, route, at: [x, y, width, height], inner }: Box & { at: Frame }) {
  const middle = x + width / 2;
  const top = y + (inner ? height / 2 + 5 : 28);
  return (
    <a className={inner ? "map-box map-inner" : "map-box"} href={hrefOf(route)}>
      <rect x={x} y={y} width={width} height={height} rx={inner ? 8 : 12} />
      <text className="map-title" x={middle} y={top} textAnchor="middle">
        {title}
      </text>
      {text && (
        <text className="map-text" x={middle} y={top + 20} textAnchor="middle">
          {text}
        </text>
      )}
    </a>
  );
}
