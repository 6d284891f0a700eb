/** A document, its translation, and one of its sentences: in the memory, in the file that a linguist edits, and in both. */
export function HomePicture() {
  return (
    <figure className="home-map home-picture whole">
      <Drawing {...wide} name="wide" />
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

type Place = Sheet & { at: [x: number, y: number, width: number] };

interface Layout {
  size: [width: number, height: number];
  places: Place[];
  /** Where the sentence goes. */
  ways: string[];
}

const lineHeight = 24;
const heightOf = ({ lines }: Sheet): number => 56 + lines.length * lineHeight;

const wide: Layout = {
  size: [1024, 280],
  places: [
    { ...sheets.english, at: [1, 76, 300] },
    { ...sheets.memory, at: [342, 1, 340] },
    { ...sheets.editor, at: [342, 127, 340] },
    { ...sheets.german, at: [723, 76, 300] },
  ],
  ways: [
    "M301 156H311Q321 156 321 146V86Q321 76 331 76H338",
    "M301 156H311Q321 156 321 166V203Q321 213 331 213H338",
    "M682 76H692Q702 76 702 86V146Q702 156 712 156H719",
    "M682 213H692Q702 213 702 203V166Q702 156 712 156H719",
  ],
};

const tall: Layout = {
  size: [340, 590],
  places: [
    { ...sheets.english, at: [1, 1, 338] },
    { ...sheets.memory, at: [1, 153, 338] },
    { ...sheets.editor, at: [1, 281, 338] },
    { ...sheets.german, at: [1, 457, 338] },
  ],
  ways: ["M170 129V149", "M170 257V277", "M170 433V453"],
};

function Drawing({ name, size: [width, height], places, ways }: Layout & { name: string }) {
  return (
    <svg className={`map map-${name}`} viewBox={`0 0 ${width} ${height}`} fontSize={12} aria-hidden="true">
      <defs>
        <marker id={`way-${name}`} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto">
          <path className="way" d="m1.5 1 5.5 3-5.5 3" />
        </marker>
      </defs>
      {ways.map((way) => (
        <path key={way} className="way" d={way} markerEnd={`url(#way-${name})`} />
      ))}
      {places.map((place) => (
        <Paper key={place.title + place.note} {...place} />
      ))}
    </svg>
  );
}

function Paper({ at: [x, y, width], ...sheet }: Place) {
  const { title, note, lines, marked, isCode } = sheet;
  const [first, last] = marked;
  const lineAt = (index: number) => y + 62 + index * lineHeight;
  return (
    <g>
      <rect className="sheet" x={x} y={y} width={width} height={heightOf(sheet)} rx={10} />
      <text className="map-title" x={x + 16} y={y + 26}>
        {title}
      </text>
      <text className="map-text" x={x + width - 16} y={y + 26} textAnchor="end">
        {note}
      </text>
      <rect
        className="marked"
        x={x + 8}
        y={lineAt(first) - 17}
        width={width - 16}
        height={(last - first + 1) * lineHeight}
        rx={5}
      />
      {lines.map((line, index) => (
        <text
          key={line}
          className={isCode ? "sheet-code" : "sheet-text"}
          x={x + 16}
          y={lineAt(index)}
          xmlSpace="preserve"
        >
          {line}
        </text>
      ))}
    </g>
  );
}
