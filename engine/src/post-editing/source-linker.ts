import { alignPair } from "../mt/alignment/align-online.ts";
import { defaultJumps } from "../mt/alignment/hmm.ts";
import { Lexicon } from "../mt/knowledge/lexicon.ts";
import { Vocabulary } from "../mt/knowledge/vocabulary.ts";

/** The limit of tokens of a text that are linked. */
const maxLinked = 200;

/** A word of a provider's output, and the words of the source that it is linked with. */
export interface LinkedWord {
  output: string;
  sources: string[];
}

/** Links the words of a provider's outputs with those of their sources, by earlier links. */
export class SourceLinker {
  readonly #sources = new Vocabulary();
  readonly #outputs = new Vocabulary();
  readonly #lexicon = new Lexicon();
  readonly #jumps = { forward: defaultJumps(), backward: defaultJumps() };

  /** @param source tokens in lower case, as is `output` @returns source × 65536 + output, ascending */
  link(source: readonly string[], output: readonly string[]): Int32Array {
    const spellings = { source: source.slice(0, maxLinked), target: output.slice(0, maxLinked) };
    return alignPair(
      Int32Array.from(spellings.source, (token) => this.#sources.find(token)),
      Int32Array.from(spellings.target, (token) => this.#outputs.find(token)),
      this.#lexicon,
      this.#jumps,
      spellings,
    );
  }

  /** Adds (`step` 1) or removes (−1) the links of an output. */
  change(words: readonly LinkedWord[], step: 1 | -1): void {
    for (const { output, sources } of words) {
      const target = Int32Array.of(this.#outputs.insert(output));
      if (sources.length === 0) this.#lexicon.change(noLinks, target, noLinks, step);
      for (const source of sources) {
        this.#lexicon.change(Int32Array.of(this.#sources.insert(source)), target, onlyLink, step);
      }
    }
  }
}

const noLinks = new Int32Array();
const onlyLink = Int32Array.of(0);
