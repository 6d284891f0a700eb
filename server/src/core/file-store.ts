declare const named: unique symbol;

/** The name of stored bytes. Only file stores create it, so its type marks columns and inputs that refer to bytes. */
export type BytesName = string & { readonly [named]: true };

/** Bytes to which the store's rows refer: uploads, exports, translated files. */
export interface FileStore {
  /**
   * Stores a stream; when the promise resolves, the bytes survive a loss of power. If the stream fails, nothing is
   * stored. Returns the name for reading it, the MD5 in hex, and the size in bytes.
   */
  write(body: ReadableStream<Uint8Array>): Promise<StoredFile>;
  /** A bucket to which clients may upload files directly. Without it, clients upload files to the server. */
  readonly bucket?: Bucket;
  /** @throws MissingFileError when it is not there; another error when it cannot be read */
  read(name: BytesName): Promise<ReadableStream<Uint8Array>>;
  /** Reads the bytes from `start` on, and only these. @throws like `read` */
  readFrom(name: BytesName, start: number): Promise<ReadableStream<Uint8Array>>;
  /** Reads all bytes into a new buffer. @throws like `read` */
  readWhole(name: BytesName): Promise<Uint8Array<ArrayBuffer>>;
  /** Erases the bytes. Does nothing when they do not exist. */
  delete(name: BytesName): Promise<void>;
  /** Whether the files belong to this owner. The first owner that claims them gets them. */
  claim(owner: string): Promise<boolean>;
  /**
   * Erases files older than `before`: those whose names `findUnused` returns, and the remains of failed writes. Returns
   * the number of erased files.
   */
  sweep(before: number, findUnused: (names: readonly BytesName[]) => Promise<readonly BytesName[]>): Promise<number>;
}

/** A bucket that receives files directly from clients. The names of its objects begin with `uploads/`. */
export interface Bucket {
  /** A URL for a client to PUT an object or a part of one. The body must have the size `sizeBytes`, if specified. */
  addressOf(key: string, options: { sizeBytes?: number; part?: BucketPart; maxAgeSeconds: number }): Promise<string>;
  /** Begins a multipart upload. @returns the bucket's ID of it */
  begin(key: string): Promise<string>;
  /** Joins the parts. Rejects with BucketRefusal when they do not fit. */
  complete(key: string, uploadId: string, parts: readonly { number: number; tag: string }[]): Promise<void>;
  /** The size in bytes; undefined when the object does not exist. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Pages of the objects whose names begin with a prefix, with their sizes in bytes; a request for each page. */
  list(prefix: string): AsyncIterable<ReadonlyMap<string, number>>;
  read(key: string): Promise<ReadableStream<Uint8Array>>;
  /** Erases an object, and the parts of an upload if it has any. Does nothing when they do not exist. */
  erase(key: string, uploadId?: string): Promise<void>;
}

export interface BucketPart {
  uploadId: string;
  number: number;
}

/** A bucket refuses an operation because of a client's input. */
export class BucketRefusal extends Error {
  override readonly name = "BucketRefusal";
}

/** A file store has no file with that name, because it was deleted. */
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
