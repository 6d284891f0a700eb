import { FilterError } from "../filter-error.ts";
import { type MemoryExtension, memoryExtensions } from "../formats.ts";
import type { OnLegacyText } from "../legacy-text.ts";
import { defaultLimits, type Limits } from "../limits.ts";
import type { LanguagePair, MemoryPair } from "./pairs.ts";
import { SdltmReader } from "./sdltm.ts";
import type { LazyReader } from "./stream.ts";
import { tmxReader } from "./tmx/read.ts";
import { ZippedReader } from "./unzip.ts";
import { type SdlxliffFilter, sdlxliffReader, xliffReader } from "./xliff.ts";
import type { OnOtherLanguages, StreamLimits } from "./xml-stream.ts";

export interface MemorySettings extends LanguagePair {
  sdlxliffFilters?: readonly SdlxliffFilter[] | undefined;
  limits?: Limits | undefined;
  /** If undefined, a file that is not UTF-8 is refused. */
  onLegacyText?: OnLegacyText | undefined;
  onOtherLanguages?: OnOtherLanguages | undefined;
  onLeftOut?: StreamLimits["onLeftOut"];
}

/** A reader of a memory file. For some files, all pairs are read at the end, when they are requested. */
export interface MemoryReader extends LazyReader<MemoryPair> {
  push(piece: Uint8Array): MemoryPair[];
}

type CreateReader = (settings: MemorySettings, limits: Limits & StreamLimits) => MemoryReader;

const readers: Readonly<Record<MemoryExtension, CreateReader>> = {
  ".tmx": tmxReader,
  ".tmx.zip": (settings, limits) => new ZippedReader(".tmx", () => tmxReader(settings, limits), limits),
  ".sdltm": (settings, limits) => new SdltmReader(settings, limits),
  ".xliff": xliffReader,
  ".xlf": xliffReader,
  ".mqxliff": xliffReader,
  ".mxliff": xliffReader,
  ".txlf": xliffReader,
  ".sdlxliff": (settings, limits) => sdlxliffReader(settings, settings.sdlxliffFilters, limits),
};

/** The reader of a memory file by its name's extension. @throws FilterError "Unsupported file type" */
export function memoryReader(fileName: string, settings: MemorySettings): MemoryReader {
  const name = fileName.toLowerCase();
  const extension = memoryExtensions.find((each) => name.endsWith(each));
  // The archives of memoQ have no published format; memoQ exports TMX.
  if (name.endsWith(".tmq")) throw new FilterError("Unsupported file type", "export the .tmq memory as TMX from memoQ");
  if (!extension) throw new FilterError("Unsupported file type", `not one of ${memoryExtensions.join(", ")}`);
  const { limits = defaultLimits, onLegacyText, onOtherLanguages, onLeftOut } = settings;
  return readers[extension](settings, { ...limits, onLegacyText, onOtherLanguages, onLeftOut });
}
