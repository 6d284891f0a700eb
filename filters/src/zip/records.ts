/** Signatures of ZIP records. Source: PKWARE APPNOTE 6.3, section 4.3. */
export const signatures = { local: 0x04034b50, descriptor: 0x08074b50, central: 0x02014b50, end: 0x06054b50 };

/** An entry that is written as a stream: a file is deflated, a folder is stored and has no data. */
export interface WrittenEntry {
  /** In UTF-8. */
  name: Uint8Array;
  at: Date;
  isFolder: boolean;
  /** The offset of its local header. */
  offset: number;
  crc: number;
  packed: number;
  size: number;
}

/** The version of ZIP that folders and deflated files need: 2.0. */
const version = 20;
const flags = { descriptor: 0x0008, utf8: 0x0800 };
/** The creator is Unix: otherwise, some programs read names as code page 437, even with the UTF-8 flag. */
const creatorSystem = (3 << 8) | version;
/** Modes of Unix in the upper half, the folder's attribute of DOS in the lower. */
const attributes = { folder: 0o40755 * 2 ** 16 + 0x10, file: 0o100644 * 2 ** 16 };

/** The checksum and sizes of a file follow its data, because they are not known before. */
export const writeLocalHeader = (entry: WrittenEntry): Uint8Array =>
  writeNumbers("42222244422", [signatures.local, ...writeHead(entry), 0, 0, 0, entry.name.length, 0], entry.name);

export const writeDescriptor = ({ crc, packed, size }: WrittenEntry): Uint8Array =>
  writeNumbers("4444", [signatures.descriptor, crc, packed, size]);

export function writeCentralRecord(entry: WrittenEntry): Uint8Array {
  const { name, crc, packed, size, isFolder, offset } = entry;
  const lengths = [name.length, 0, 0, 0, 0];
  const location = [isFolder ? attributes.folder : attributes.file, offset];
  const numbers = [signatures.central, creatorSystem, ...writeHead(entry), crc, packed, size, ...lengths, ...location];
  return writeNumbers("42222224442222244", numbers, name);
}

export const writeEndRecord = ({ entries, at, bytes }: { entries: number; at: number; bytes: number }): Uint8Array =>
  writeNumbers("42222442", [signatures.end, 0, 0, entries, entries, bytes, at, 0]);

const writeHead = ({ at, isFolder }: WrittenEntry): number[] => [
  version,
  flags.utf8 | (isFolder ? 0 : flags.descriptor),
  isFolder ? 0 : 8,
  (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1),
  ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate(),
];

/** @param widths how many bytes each number takes, a digit each */
function writeNumbers(widths: string, numbers: readonly number[], name: Uint8Array = new Uint8Array()): Uint8Array {
  const sizes = [...widths].map(Number);
  const length = sizes.reduce((sum, size) => sum + size);
  const record = new Uint8Array(length + name.length);
  const view = new DataView(record.buffer);
  let at = 0;
  for (const [index, size] of sizes.entries()) {
    if (size === 2) view.setUint16(at, numbers[index] as number, true);
    else view.setUint32(at, numbers[index] as number, true);
    at += size;
  }
  record.set(name, length);
  return record;
}
