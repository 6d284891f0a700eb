/** The options of an import, by the names of the operation importMemory. */
export interface MemoryImportOptions {
  hasHeaderRow: boolean;
  skipDuplicates: boolean;
  sdlxliffFilters?:
    | {
        confName: "Translated" | "Draft" | "ApprovedTranslation" | "Locked" | "SignedOff";
        allowablePercentage: number;
        allowUnlockedSegments: boolean;
      }[]
    | undefined;
}

export interface TextPair {
  source: string;
  target: string;
  /** The sources before and after it in its document, or their hashes. */
  context?: { previous?: string | number | undefined; next?: string | number | undefined } | undefined;
}

export interface NewTerm {
  source: string;
  target: string;
  /** The other columns by their names. */
  metadata: Readonly<Record<string, string>>;
}

export type ImportedTable = "memoryEntries" | "terms";
