/** A document, its translation, and one of its sentences: in the memory, in the file that a linguist edits, and in both. */
export function HomePicture() {
  return (
    <figure className="home-map home-picture whole">
      <Drawing {...wide} name="wide" />
      <Drawing {...middle} name="middle" />
      <Drawing {...tall} name="tall" />
      <figcaption className="visually-hidden">{story}</figcaption>
    </figure>
  );
}

const story =
  "An English leaflet and its German translation side by side. One sentence is highlighted in four places. In the English leaflet it is “The ferry leaves at ten.” The memory has it with its translation. So does the XLIFF file that a linguist edits. In the German leaflet it is “Die Fähre legt um zehn Uhr ab.”";

const english = ["The red bus stops at the old harbour.", "The ferry leaves at ten.", "Please keep the gangway clear."];
const german = [
  "Der rote Bus hält am alten Hafen.",
  "Die Fähre legt um zehn Uhr ab.",
  "Bitte halten Sie den Landgang frei.",
];
const [, source = ""] = english;
const [, target = ""] = german;

interface Sheet {
  title: string;
  note: string;
  lines: string[];
  /** Those that are the sentence, from the first to the last. */
  marked: [first: number, last: number];
  isCode?: boolean;
}

const sheets = {
  english: { title: "leaflet.txt", note: "English", lines: english, marked: [1, 1] },
  memory: { title: "Memory", note: "English to German", lines: [source, target], marked: [0, 1] },
  editor: {
    title: "leaflet.xliff",
    note: "for the linguist",
    lines: [`<source>${source}</source>`, '<target state="translated">', `  ${target}`, "</target>"],
    marked: [0, 3],
    isCode: true,
  },
  german: { title: "leaflet.txt", note: "German", lines: german, marked: [1, 1] },
} satisfies Record<string, Sheet>;

type Box = [x: number, y: number, width: number];

interface Layout {
  size: [width: number, height: number];
  fontSize: number;
  locations: Record<keyof typeof sheets, Box>;
  /** Where the sentence goes. */
  ways: string[];
}

const lineHeight = 24;
const heightOf = ({ lines }: Sheet): number => 56 + lines.length * lineHeight;

const wide: Layout = {
  size: [1024, 280],
  fontSize: 13,
  locations: {
    english: [1, 76, 286],
    memory: [327, 1, 370],
    editor: [327, 127, 370],
    german: [737, 76, 286],
  },
  ways: [
    "M287 156H297Q307 156 307 146V86Q307 76 317 76H323",
    "M287 156H297Q307 156 307 166V203Q307 213 317 213H323",
    "M697 76H707Q717 76 717 86V146Q717 156 727 156H733",
    "M697 213H707Q717 213 717 203V166Q717 156 727 156H733",
  ],
};

const middle: Layout = {
  size: [640, 480],
  fontSize: 12,
  locations: {
    english: [165, 1, 310],
    memory: [1, 165, 310],
    editor: [329, 165, 310],
    german: [165, 351, 310],
  },
  ways: [
    "M320 129V137Q320 147 310 147H166Q156 147 156 157V161",
    "M320 129V137Q320 147 330 147H474Q484 147 484 157V161",
    "M156 269V323Q156 333 166 333H310Q320 333 320 343V347",
    "M484 317V323Q484 333 474 333H330Q320 333 320 343V347",
  ],
};

const tall: Layout = {
  size: [300, 590],
  fontSize: 12,
  locations: {
    english: [1, 1, 298],
    memory: [1, 153, 298],
    editor: [1, 281, 298],
    german: [1, 457, 298],
  },
  ways: ["M150 129V149", "M150 257V277", "M150 433V453"],
};

function Drawing({ name, size: [width, height], fontSize, locations: boxes, ways }: Layout & { name: string }) {
  return (
    <svg className={`map map-${name}`} viewBox={`0 0 ${width} ${height}`} fontSize={fontSize} aria-hidden="true">
      <defs>
        <marker id={`way-${name}`} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto">
          <path className="way" d="m1.5 1 5.5 3-5.5 3" />
        </marker>
      </defs>
      {ways.map((way) => (
        <path key={way} className="way" d={way} markerEnd={`url(#way-${name})`} />
      ))}
      {Object.entries(sheets).map(([key, sheet]) => (
        <Paper key={key} {...sheet} at={boxes[key as keyof typeof sheets]} />
      ))}
    </svg>
  );
}

function Paper({ at: [x, y, width], ...sheet }: Sheet & { at: Box }) {
  const { title, note, lines, marked, isCode } = sheet;
  const [first, last] = marked;
  const lineAt = (index: number) => y + 62 + index * lineHeight;
  return (
    <g>
      <rect className="sheet" x={x} y={y} width={width} height={heightOf(sheet)} rx={10} />
      <text className="map-title" x={x + 13} y={y + 26}>
        {title}
      </text>
      <text className="map-text" x={x + width - 13} y={y + 26} textAnchor="end">
        {note}
      </text>
      <rect
        className="marked"
        x={x + 6}
        y={lineAt(first) - 17}
        width={width - 12}
        height={(last - first + 1) * lineHeight}
        rx={5}
      />
      {lines.map((line, index) => (
        <text
          key={line}
          className={isCode ? "sheet-code" : "sheet-text"}
          x={x + 13}
          y={lineAt(index)}
          xmlSpace="preserve"
        >
          {line}
        </text>
      ))}
    </g>
  );
}
