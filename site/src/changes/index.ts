import notes from "@openparlance/api/released/notes.json" with { type: "json" };
import releases from "@openparlance/api/released/releases.json" with { type: "json" };
import { buildReference, description, type OpenApiDocument } from "../model/index.ts";
import { compareDescriptions, type DescriptionComparison, isUnchanged } from "./compare.ts";
import { describeChanges } from "./describe.ts";

/** Effects on readers, by version; `next` is the unreleased version. */
const writtenNotes: Readonly<Record<string, string>> = notes;

/** The changes of a release, or since the last one: a note for readers, then each difference. */
export interface ChangeEntry {
  /** Must not change when the entry is released. */
  id: string;
  title: string;
  /** The day of the release; undefined before it. */
  on: string | undefined;
  /** Markdown; may be empty. Links start with `#`. */
  note: string;
  /** All differences in the description, in Markdown. */
  differences: string;
}

export const textOf = ({ note, differences }: ChangeEntry): string =>
  note ? `${note}\n\n${differences}` : differences;

/** Newest first. */
export const changeEntries: readonly ChangeEntry[] = listEntries();

function listEntries(): ChangeEntry[] {
  const versions = [
    ...releases.map(({ version, on, description }) => ({
      version,
      on,
      document: description as unknown as OpenApiDocument,
    })),
    { version: undefined, on: undefined, document: description },
  ];
  const entries = versions.map(({ version, on, document }, index): ChangeEntry | undefined => {
    const earlier = versions[index - 1];
    const note = writtenNotes[version ?? "next"] ?? "";
    if (!earlier) return { id: "first", title: version ?? "", on, note, differences: describeFirstRelease(document) };
    const changes = compareDescriptions(readDescription(earlier.document), readDescription(document));
    if (version === undefined && isUnchanged(changes)) return undefined;
    const differences = isUnchanged(changes) ? "Only the description's wording changed." : describeChanges(changes);
    return { id: `since-${earlier.version}`, title: version ?? `Since ${earlier.version}`, on, note, differences };
  });
  return entries.filter((entry) => entry !== undefined).reverse();
}

function describeFirstRelease(document: OpenApiDocument): string {
  const { tags } = readDescription(document).reference;
  const operations = tags.reduce((sum, tag) => sum + tag.operations.length, 0);
  return `The description has ${operations} operations.`;
}

function readDescription(document: OpenApiDocument): DescriptionComparison {
  const reference = buildReference(document, { describedElsewhere: { headers: [], incomingRequests: true } });
  return { reference, events: Object.keys(document.webhooks ?? {}) };
}
