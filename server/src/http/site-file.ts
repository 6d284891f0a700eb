/** One file of the built site, in memory, with its precompressed forms. */
export interface SiteFile {
  type: string;
  plain: SiteBody;
  br?: SiteBody;
  gzip?: SiteBody;
  /** The bytes for another origin. Absent if the file doesn't contain the origin of the build. */
  withOrigin?: (origin: string) => Uint8Array<ArrayBuffer>;
}

export interface SiteBody {
  bytes: Uint8Array<ArrayBuffer>;
  /** The strong entity tag, with quotes. */
  etag: string;
}

export type ContentCoding = "br" | "gzip";
