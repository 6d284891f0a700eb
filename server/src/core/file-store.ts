/** The server's storage of bytes. */

declare const named: unique symbol;

/** The name of stored bytes. Only a file store creates one, so a column or an input of this type is where a row names bytes. */
export type BytesName = string & { readonly [named]: true };

/** Bytes that the store's rows name: uploads, exports, translated files. */
export interface FileStore {
  /**
   * Keeps all that comes; done means it survives a loss of power. Nothing is kept when the stream breaks off.
   *
   * @returns `name`, by which it is read, the MD5 in hex, and the size in bytes
   */
  write(body: ReadableStream<Uint8Array>): Promise<StoredFile>;
  /** A bucket to which clients may send files themselves; without it they send them to the server. */
  readonly bucket?: Bucket;
  /** @throws MissingFileError when it is not there; another error when it cannot be read */
  read(name: BytesName): Promise<ReadableStream<Uint8Array>>;
  /** The bytes after the first `start` ones; what is before isn't read. @throws the same */
  readFrom(name: BytesName, start: number): Promise<ReadableStream<Uint8Array>>;
  /** All bytes at once, in a buffer of their own. @throws the same */
  readWhole(name: BytesName): Promise<Uint8Array<ArrayBuffer>>;
  /** Erases the bytes; nothing happens when they are not there. */
  delete(name: BytesName): Promise<void>;
  /** Whether the files are this owner's: the first one who claims them has them from then on. */
  claim(owner: string): Promise<boolean>;
  /**
   * Erases what is older than `before`: files that `unusedOf` finds among names it is given, and what writes that broke
   * off have left.
   *
   * @returns how many files were erased
   */
  sweep(before: number, unusedOf: (names: readonly BytesName[]) => Promise<readonly BytesName[]>): Promise<number>;
}

/** A bucket that takes files from clients, past the server; names of its objects begin with `uploads/`. */
export interface Bucket {
  /** A URL to which a client may PUT an object, or a part of one, of exactly the size if there is one. */
  addressOf(key: string, options: { sizeBytes?: number; part?: BucketPart; maxAgeSeconds: number }): Promise<string>;
  /** Begins an upload in parts. @returns what the bucket calls it */
  begin(key: string): Promise<string>;
  /** Joins the parts. Rejects with BucketRefusal when they do not fit. */
  complete(key: string, uploadId: string, parts: readonly { number: number; tag: string }[]): Promise<void>;
  /** In bytes; undefined when the object is not there. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Pages of the objects whose names begin with a prefix, with their sizes in bytes; a request for each page. */
  list(prefix: string): AsyncIterable<ReadonlyMap<string, number>>;
  read(key: string): Promise<ReadableStream<Uint8Array>>;
  /** Erases an object, and the parts of an upload; nothing happens when they are not there. */
  erase(key: string, uploadId?: string): Promise<void>;
}

export interface BucketPart {
  uploadId: string;
  number: number;
}

/** A bucket does not do what a client's request leads to. */
export class BucketRefusal extends Error {
  override readonly name = "BucketRefusal";
}

/** A file store has no file of that name: it was deleted. */
export class MissingFileError extends Error {
  override readonly name = "MissingFileError";
}

/** An error for storage that can't be used now. */
export class StorageError extends Error {
  override readonly name = "StorageError";
}

export interface StoredFile {
  name: BytesName;
  md5: string;
  sizeBytes: number;
}
