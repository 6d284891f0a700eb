import type { Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import { FilterError } from "../filter-error.ts";
import { formats } from "../formats.ts";
import { findChangedDirection } from "../languages.ts";
import { withDirection } from "../ooxml/direction.ts";
import {
  createPackageFilter,
  type PackagePart,
  type PackageParts,
  readEntry,
  requireEntry,
} from "../xml/package-filter.ts";
import type { ZipArchive } from "../zip/archive.ts";
import { type DesignMap, type Frame, readDesignMap, readFrames, readStyles } from "./design-map.ts";
import { redirectIdml } from "./direction.ts";
import { type IdmlOptions, idmlOptions } from "./options.ts";
import { readStory } from "./story.ts";
import { withVariables } from "./variables.ts";

/**
 * InDesign Markup Language: the stories in the order of the document. A paragraph is a text, with changes of character
 * style and hyperlinks as tags. Tables, footnotes and notes follow the paragraph they are in, and endnotes have a
 * story. After the stories follow alternative texts, labels of lists, and the document's bookmarks, topics, section
 * markers and text variables. Page numbers, anchored objects and the whole layout stay unchanged. In a paragraph that
 * changes, whitespace between elements is dropped and runs of the same style become one.
 */
export const idml = createPackageFilter({ ...formats.idml, options: idmlOptions, read: readIdml });

/** Reads the visible stories of the document. Source: IDML File Format Specification, chapters 4 and 6 to 10. */
function readIdml(archive: ZipArchive, settings: FilterSettings<IdmlOptions>): PackageParts {
  const { limits } = settings;
  const mapEntry = readEntry(archive, "designmap.xml", (text) => readDesignMap(text, limits));
  if (!mapEntry) throw new FilterError("File extraction error", "not an IDML package: it has no designmap.xml");
  const { result: map, ...mapPart } = mapEntry;
  const spreads = readSpreads(archive, map, settings);
  const frames = spreads.flatMap((spread) => spread.frames);
  const stories = map.stories.map((name) => {
    const { result: story, ...entry } = requireEntry(archive, name, (text) => {
      if (text.includes("ParentStory="))
        for (const frame of readFrames(text, map.hiddenLayers, settings).frames) frames.push(frame);
      return readStory(text, map.hiddenLayers, settings);
    });
    return { ...entry, ...story };
  });
  const isShown = createFrameTest(frames, settings.options);
  const shown = stories.filter(({ id }) => isShown(id));
  const contents = new Set(shown.flatMap(({ contents }) => contents ?? []));
  const parts = shown.map(({ id: _, contents: __, ...part }): PackagePart => part);
  const others = [...spreads.map(({ part }) => part), { ...mapPart, parts: map.texts }];
  parts.push(...others.filter((part) => part.parts.length > 0));
  const styles = readEntry(archive, "Resources/Styles.xml", (text) => readStyles(text, contents, limits));
  if (styles && (styles.result.length > 0 || findChangedDirection(settings)))
    parts.push({ ...styles, parts: styles.result });
  return { entries: withVariables(withDirection(parts, settings, redirectIdml), map.variables, settings) };
}

/** The frames of each spread, and its part with the texts of its objects. */
function readSpreads(
  archive: ZipArchive,
  { spreads, masterSpreads, hiddenLayers }: DesignMap,
  settings: FilterSettings<IdmlOptions>,
): { frames: Frame[]; part: PackagePart & { parts: Unit[] } }[] {
  return [...spreads, ...masterSpreads].map((name, index) => {
    const isOnMaster = index >= spreads.length;
    const { result, ...entry } = requireEntry(archive, name, (text) => readFrames(text, hiddenLayers, settings));
    const parts = isOnMaster && !settings.options.masterSpreads ? [] : result.texts;
    return { frames: result.frames.map((frame) => ({ ...frame, isOnMaster })), part: { ...entry, parts } };
  });
}

/** Returns a test whether a story is visible: if one of its frames is visible, or if it has no frames. */
function createFrameTest(frames: readonly Frame[], options: IdmlOptions): (story: string) => boolean {
  const shown = new Map<string, boolean>();
  for (const { story, isHidden, isOnMaster } of frames) {
    const isShown = (options.hiddenLayers || !isHidden) && (options.masterSpreads || !isOnMaster);
    shown.set(story, isShown || (shown.get(story) ?? false));
  }
  return (story) => shown.get(story) ?? true;
}
