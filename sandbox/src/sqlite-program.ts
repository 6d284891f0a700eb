export type Pointer = number;

/** The used functions of the C interface. Source: SQLite, C-language interface. */
export type SqliteFunctions = Record<
  | "sqlite3_bind_blob"
  | "sqlite3_bind_double"
  | "sqlite3_bind_null"
  | "sqlite3_bind_text"
  | "sqlite3_changes"
  | "sqlite3_clear_bindings"
  | "sqlite3_close_v2"
  | "sqlite3_column_blob"
  | "sqlite3_column_bytes"
  | "sqlite3_column_count"
  | "sqlite3_column_double"
  | "sqlite3_column_name"
  | "sqlite3_column_text"
  | "sqlite3_column_type"
  | "sqlite3_deserialize"
  | "sqlite3_errmsg"
  | "sqlite3_exec"
  | "sqlite3_extended_errcode"
  | "sqlite3_finalize"
  | "sqlite3_free"
  | "sqlite3_malloc"
  | "sqlite3_open_v2"
  | "sqlite3_prepare_v2"
  | "sqlite3_reset"
  | "sqlite3_serialize"
  | "sqlite3_step",
  (...inputs: (number | bigint)[]) => number
> &
  Record<"sqlite3_column_int64" | "sqlite3_last_insert_rowid", (of: Pointer, index?: number) => bigint> & {
    sqlite3_bind_int64(statement: Pointer, position: number, value: bigint): number;
  };

export type SqliteProgram = Awaited<ReturnType<typeof openSqliteProgram>>;

const pageBytes = 65_536;
/** The limits with which the program was linked: 8 MB at first, 2 GB at most. */
const [minPages, maxPages] = [128, 32_768];

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * Starts SQLite for databases in memory. The package's own interface also supports databases on disk, and takes a third
 * of the sandbox's start time.
 *
 * @param wasm `sqlite3.wasm` of the package `@sqlite.org/sqlite-wasm`
 */
export async function openSqliteProgram(wasm: BufferSource) {
  const module = await WebAssembly.compile(wasm);
  const memory = new WebAssembly.Memory({ initial: minPages, maximum: maxPages });
  const instance = await WebAssembly.instantiate(module, createImports(module, memory));
  const c = instance.exports as unknown as SqliteFunctions;
  (instance.exports.__wasm_call_ctors as () => void)();
  let heap = new Uint8Array(memory.buffer);
  const heapNow = () => {
    if (heap.buffer !== memory.buffer) heap = new Uint8Array(memory.buffer);
    return heap;
  };
  const allocate = (size: number): Pointer => {
    // Pointers of C are signed here. The minimum is 1 because an empty value needs a pointer, too.
    const pointer = c.sqlite3_malloc(Math.max(size, 1)) >>> 0;
    if (pointer === 0) throw new RangeError("SQLite is out of memory.");
    return pointer;
  };
  return {
    c,
    /** The current memory. Don't keep it: growing the memory replaces it. */
    heap: heapNow,
    /** Copies bytes. The caller must free the memory with `sqlite3_free`. @throws RangeError without free memory */
    put(bytes: Uint8Array): Pointer {
      const pointer = allocate(bytes.length);
      heapNow().set(bytes, pointer);
      return pointer;
    },
    /** Copies a text in UTF-8 with a zero at the end, like `put`. */
    putText(text: string): { pointer: Pointer; size: number } {
      const pointer = allocate(3 * text.length + 1);
      const { written } = encoder.encodeInto(text, heapNow().subarray(pointer, pointer + 3 * text.length));
      heapNow()[pointer + written] = 0;
      return { pointer, size: written };
    },
    /** UTF-8 until a zero, or `size` bytes. */
    readText(pointer: Pointer, size = heapNow().indexOf(0, pointer) - pointer): string {
      return decoder.decode(heapNow().subarray(pointer, pointer + size));
    },
  };
}

/** A database in memory needs only clocks and memory, so all other system functions return an error. */
function createImports(module: WebAssembly.Module, memory: WebAssembly.Memory): WebAssembly.Imports {
  const input: Record<string, WebAssembly.ImportValue> = {
    memory,
    emscripten_date_now: () => Date.now(),
    emscripten_get_now: () => performance.now(),
    emscripten_get_heap_max: () => maxPages * pageBytes,
    emscripten_resize_heap: (bytes: number) => growMemory(memory, bytes >>> 0),
    clock_time_get(_clock: number, _precision: bigint, pointer: Pointer) {
      new DataView(memory.buffer).setBigUint64(pointer, BigInt(Date.now()) * 1_000_000n, true);
      return 0;
    },
    environ_sizes_get(count: Pointer, bytes: Pointer) {
      const view = new DataView(memory.buffer);
      view.setUint32(count, 0, true);
      view.setUint32(bytes, 0, true);
      return 0;
    },
    environ_get: () => 0,
  };
  // ENOSYS of Linux, and of WASI.
  const refused: Record<string, () => number> = { env: () => -38, wasi_snapshot_preview1: () => 52 };
  const imports: Record<string, Record<string, WebAssembly.ImportValue>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = input[name] ?? refused[from] ?? (() => -1);
  }
  return imports;
}

/** Grows by more than requested, so that it seldom has to grow. @returns 0 if the memory is at its limit */
function growMemory(memory: WebAssembly.Memory, bytes: number): number {
  const pages = memory.buffer.byteLength / pageBytes;
  const needed = Math.ceil(bytes / pageBytes);
  for (const target of [Math.min(Math.max(needed, Math.ceil(pages * 1.2)), maxPages), needed]) {
    try {
      memory.grow(target - pages);
      return 1;
    } catch {
      // Retries with less. If that fails, SQLite reports that it is out of memory.
    }
  }
  return 0;
}
