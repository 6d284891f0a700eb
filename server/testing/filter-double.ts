import { serveRpc } from "../src/node/workers/serve-rpc.ts";

/** The text of the last opened file. */
let text = "";
/** The text of the first parts of the next file. */
let received = "";
let detections = 0;

/** A filter thread whose work never ends, uses up all memory, or takes no time. */
const methods: Readonly<Record<string, (...parameters: never[]) => unknown>> = {
  ready: () => undefined,
  close: () => undefined,
  receive: (part: Uint8Array) => {
    received += new TextDecoder().decode(part);
  },
  open: ({ name, bytes }: { name: string; bytes: Uint8Array }) => {
    text = received + new TextDecoder().decode(bytes);
    received = "";
    if (name.startsWith("endless")) for (;;);
    if (name.startsWith("hoarding")) hoard();
    if (name.startsWith("array")) for (const list = []; ; ) list.push(1);
    if (name.startsWith("gigabyte")) hoard(2 ** 30);
    return { id: 1, size: 1 };
  },
  page: (_id: number, number: number) => (number === 0 ? [{ source: text }] : undefined),
  put: () => true,
  merge: () => ({ part: new TextEncoder().encode("Eins."), size: 5, leftCount: 0 }),
  finishedXliff: () => undefined,
  // The count shows whether a new thread was started.
  detectLanguage: () => ({ language: "de", confidence: ++detections }),
};

function hoard(bytes = Infinity): void {
  const kept: number[][] = [];
  while (kept.length * 8e6 < bytes) kept.push(new Array(1e6).fill(1.5));
}

serveRpc(methods);
