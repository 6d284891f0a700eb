import { crc32, deflateRawSync } from "node:zlib";

/** A ZIP archive of texts (PKWARE APPNOTE 6.3). */
export function zip(entries: Readonly<Record<string, string>>): Uint8Array {
  const locals: Buffer[] = [];
  const records: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(entries)) {
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes);
    // Version, flags (names are UTF-8), method, time, date; checksum and sizes; length of the name, no extra field.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x0800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt16LE(0x21, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const location = Buffer.alloc(14);
    location.writeUInt32LE(at, 10);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), facts, Buffer.from(name), packed]);
    locals.push(local);
    records.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), facts, location, Buffer.from(name)]));
    at += local.length;
  }
  const directory = Buffer.concat(records);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(records.length, 4);
  end.writeUInt16LE(records.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, directory, Buffer.from("PK\x05\x06"), end]);
}
