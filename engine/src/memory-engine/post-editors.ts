import { withoutTags } from "@openparlance/text";
import type { MemoryLanguages } from "../memory-languages.ts";
import { PostEditor } from "../post-editing/index.ts";
import type { Sliced } from "../slices.ts";
import type { EditedOutput } from "../translation/segment-translation.ts";
import type { EngineEntryChange } from "./changes.ts";

/** The bytes that a post-editor needs for a segment of average length. */
const bytesOfEdit = 2500;

/** The post-editors of a memory, by provider. They learn each entry whose source a provider has translated. */
export class PostEditors {
  readonly #languages: MemoryLanguages;
  readonly #byProvider: Map<string, PostEditor>;

  /** @param saved the result of {@link toParts}; throws when it can't be read */
  constructor(languages: MemoryLanguages, saved: ReadonlyMap<string, Uint8Array> = new Map()) {
    this.#languages = languages;
    this.#byProvider = new Map([...saved].map(([provider, bytes]) => [provider, PostEditor.fromBytes(bytes)]));
  }

  get bytes(): number {
    return bytesOfEdit * [...this.#byProvider.values()].reduce((sum, { size }) => sum + size, 0);
  }

  toParts(): Map<string, Uint8Array> {
    return new Map([...this.#byProvider].map(([provider, editor]) => [provider, editor.toBytes()]));
  }

  delete(ids: readonly number[]): void {
    for (const editor of this.#byProvider.values()) for (const id of ids) editor.unlearn(id);
  }

  /** Learns entries; each replaces its earlier version. */
  *learn(entries: readonly EngineEntryChange[]): Generator<void, void> {
    for (const { id, source, target, outputs = [] } of entries) {
      this.delete([id]);
      for (const { provider, output } of outputs) {
        const editor = this.#byProvider.get(provider) ?? new PostEditor(this.#languages.source, this.#languages.target);
        this.#byProvider.set(provider, editor);
        editor.learn({ id, source: withoutTags(source), output, target: withoutTags(target) });
        yield;
      }
    }
  }

  /** Edits a provider's output; undefined if nothing was learned about the provider. */
  *edit(
    provider: string,
    source: string,
    output: string,
    excludes: ((id: number) => boolean) | undefined,
  ): Sliced<EditedOutput | undefined> {
    const editor = this.#byProvider.get(provider);
    if (!editor) return undefined;
    return { ...(yield* editor.editInSlices(source, output, excludes)), quality: editor.quality };
  }
}
