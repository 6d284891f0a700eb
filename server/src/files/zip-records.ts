/** An entry that is in the archive. */
export interface WrittenEntry {
  /** In UTF-8. */
  name: Uint8Array;
  at: Date;
  isFolder: boolean;
  /** Of its local header. */
  offset: number;
  crc: number;
  packed: number;
  size: number;
}

/**
 * The records of a ZIP. A file is deflated, with its checksum and sizes after the data, because they are not known
 * before. A folder is stored, with everything in its header. Source: PKWARE APPNOTE 6.3, section 4.3.
 */
const signatures = { local: 0x04034b50, descriptor: 0x08074b50, central: 0x02014b50, end: 0x06054b50 };

/** 2.0: folders and deflated files. */
const version = 20;
const flags = { descriptor: 0x0008, utf8: 0x0800 };
/** Made on Unix: some programs take names for code page 437 otherwise, whatever the flag says. */
const creatorSystem = (3 << 8) | version;
/** Modes of Unix in the upper half, the folder's attribute of DOS in the lower. */
const attributes = { folder: 0o40755 * 2 ** 16 + 0x10, file: 0o100644 * 2 ** 16 };

export function localHeader(entry: WrittenEntry): Uint8Array {
  return join([[signatures.local, 4], ...head(entry), [0, 4], [0, 4], [0, 4], [entry.name.length, 2], [0, 2]], entry);
}

export function dataDescriptor(entry: WrittenEntry): Uint8Array {
  return join([[signatures.descriptor, 4], ...sizes(entry)]);
}

export function centralRecord(entry: WrittenEntry): Uint8Array {
  const lengths: Field[] = [entry.name.length, 0, 0].map((length) => [length, 2]);
  const locations: Field[] = [
    [0, 2],
    [0, 2],
    [entry.isFolder ? attributes.folder : attributes.file, 4],
    [entry.offset, 4],
  ];
  const start: Field[] = [
    [signatures.central, 4],
    [creatorSystem, 2],
  ];
  return join([...start, ...head(entry), ...sizes(entry), ...lengths, ...locations], entry);
}

export function endRecord({ entries, at, bytes }: { entries: number; at: number; bytes: number }): Uint8Array {
  const start: Field[] = [signatures.end, 0].map((value) => [value, 4]);
  return join([...start, [entries, 2], [entries, 2], [bytes, 4], [at, 4], [0, 2]]);
}

/** A number and how many bytes it takes. */
type Field = [value: number, bytes: 2 | 4];

function head({ at, isFolder }: WrittenEntry): Field[] {
  return [
    [version, 2],
    [flags.utf8 | (isFolder ? 0 : flags.descriptor), 2],
    [isFolder ? 0 : 8, 2],
    [(at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1), 2],
    [((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate(), 2],
  ];
}

const sizes = ({ crc, packed, size }: WrittenEntry): Field[] => [crc, packed, size].map((value) => [value, 4]);

function join(fields: readonly Field[], { name }: { name: Uint8Array } = { name: new Uint8Array() }): Uint8Array {
  const length = fields.reduce((sum, [, bytes]) => sum + bytes, 0);
  const record = new Uint8Array(length + name.length);
  const view = new DataView(record.buffer);
  let at = 0;
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  record.set(name, length);
  return record;
}
