export interface OwnedRow {
  id: number;
  organizationId: number;
}

export interface RowTimes {
  createdAt: number;
  updatedAt: number;
  deletedAt: number | null;
}

export interface PairColumns {
  sourceLang: string;
  targetLang: string;
  sourceRegion: string | null;
  targetRegion: string | null;
}
