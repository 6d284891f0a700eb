import { inflateRawSync } from "node:zlib";
import { crc32 } from "../../zip/crc32.ts";

const signatures = { local: 0x04034b50, descriptor: 0x08074b50, central: 0x02014b50, end: 0x06054b50 };
const zip64 = { extra: 0x0001, version: 45 };

/**
 * Finds faults that keep a program from reading an archive front to back, as a stream, or by its directory. The rules
 * are those of PKWARE APPNOTE 6.3, sections 4.3 and 4.4, and those that readers add. One of the latter is that a stored
 * entry has its sizes in its header, because nothing in its data marks the end. Written against the text of the
 * standard, without the code that writes archives.
 */
export function zipFaults(file: Uint8Array): string[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const endAt = file.length - 22;
  if (endAt < 0 || view.getUint32(endAt, true) !== signatures.end) return ["no end record at the end"];
  const [count, bytes, directoryAt] = [10, 12, 16].map((at) =>
    at === 10 ? view.getUint16(endAt + at, true) : view.getUint32(endAt + at, true),
  ) as [number, number, number];
  const faults: string[] = [];
  if (directoryAt + bytes !== endAt) faults.push("something between the directory and the end record");
  let [recordAt, localAt] = [directoryAt, 0];
  for (let index = 0; index < count; index++) {
    if (view.getUint32(recordAt, true) !== signatures.central) return [...faults, `no record of entry ${index + 1}`];
    const central = recordIn(file, recordAt, 46);
    const fault = (text: string) => faults.push(`${central.name}: ${text}`);
    if (view.getUint32(recordAt + 42, true) !== localAt) fault("does not begin where the one before it ends");
    if (view.getUint32(localAt, true) !== signatures.local) return [...faults, `${central.name}: no local header`];
    const local = recordIn(file, localAt, 30);
    checkPair(local, central, fault);
    localAt = checkData(file, local, central, fault);
    recordAt = central.end;
  }
  if (localAt !== directoryAt) faults.push("something between the last entry and the directory");
  if (recordAt !== endAt) faults.push("more in the directory than it counts");
  return faults;
}

interface Record {
  version: number;
  flags: number;
  method: number;
  crc: number;
  packed: number;
  size: number;
  name: string;
  nameBytes: Uint8Array;
  extra: Uint8Array;
  end: number;
}

/** @param length the bytes of the record before its name: 30 for a local header, 46 for a directory entry */
function recordIn(file: Uint8Array, at: number, length: 30 | 46): Record {
  const view = new DataView(file.buffer, file.byteOffset + at);
  const first = length === 46 ? 6 : 4;
  const two = (from: number) => view.getUint16(first + from, true);
  const four = (from: number) => view.getUint32(first + from, true);
  const [nameLength, extraLength] = [two(22), two(24)];
  const comment = length === 46 ? two(26) : 0;
  const nameBytes = file.subarray(at + length, at + length + nameLength);
  const extraAt = at + length + nameLength;
  return {
    version: two(0),
    flags: two(2),
    method: two(4),
    crc: four(10),
    packed: four(14),
    size: four(18),
    name: new TextDecoder().decode(nameBytes),
    nameBytes,
    extra: file.subarray(extraAt, extraAt + extraLength),
    end: extraAt + extraLength + comment,
  };
}

function checkPair(local: Record, central: Record, fault: (text: string) => void): void {
  const isUtf8 = (central.flags & 0x0800) !== 0;
  if (local.name !== central.name) fault("another name in its header");
  if (local.flags !== central.flags) fault("other flags in its header");
  if (local.method !== central.method) fault("another method in its header");
  if (!isUtf8 && central.nameBytes.some((byte) => byte > 127)) fault("a name beyond ASCII without the UTF-8 flag");
  for (const { extra, version } of [local, central]) {
    if (version >= zip64.version || extraIds(extra).includes(zip64.extra)) fault("ZIP64 without need");
  }
  if (![0, 8].includes(central.method)) fault(`method ${central.method}`);
}

function extraIds(extra: Uint8Array): number[] {
  const ids: number[] = [];
  for (let at = 0; at + 4 <= extra.length; at += 4 + (extra[at + 2] as number) + 256 * (extra[at + 3] as number)) {
    ids.push((extra[at] as number) + 256 * (extra[at + 1] as number));
  }
  return ids;
}

/** @returns where the entry ends, its data descriptor included */
function checkData(file: Uint8Array, local: Record, central: Record, fault: (text: string) => void): number {
  const data = file.subarray(local.end, local.end + central.packed);
  const content = central.method === 8 ? inflateRawSync(data) : data;
  if (content.length !== central.size) fault(`${content.length} bytes, not ${central.size}`);
  if (crc32(content) !== central.crc) fault("another checksum than its content has");
  const isFolder = central.name.endsWith("/");
  if (isFolder && (central.method !== 0 || central.size !== 0)) fault("a folder with content");
  const end = local.end + central.packed;
  const hasDescriptor = (local.flags & 8) !== 0;
  const facts = ({ crc, packed, size }: Record) => [crc, packed, size].join();
  if (!hasDescriptor) {
    if (facts(local) !== facts(central)) fault("its header and its record in the directory differ");
    return end;
  }
  if (central.method === 0) fault("stored, and its sizes follow the data: nothing marks where it ends");
  if (facts(local) !== "0,0,0") fault("sizes in its header although they follow the data");
  const view = new DataView(file.buffer, file.byteOffset + end, 16);
  const descriptor = [0, 4, 8, 12].map((at) => view.getUint32(at, true));
  if (descriptor[0] !== signatures.descriptor) fault("a data descriptor without its signature");
  if (descriptor.slice(1).join() !== facts(central)) fault("its data descriptor and its record differ");
  return end + 16;
}
