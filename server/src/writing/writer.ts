/** The instructions for a writer. All texts are in the language of the result. */
export interface WritingOrder {
  /** `en` or `en-GB` */
  language: string;
  /** `blog-post`, or any other word for a general article. */
  template: string;
  subject: string;
  /** Headings or subjects of its sections, in order. */
  sections: readonly string[];
  wordLimit: number;
  /** "" for any tone. */
  tone: string;
  styleguide: string;
  /** Terms of the termbase in the subject and the sections. */
  terms: readonly string[];
  /** Sentences with the desired style, the preferred ones first. */
  material: readonly string[];
}

/** The source of generated content: the built-in sentences, or a language model. */
export interface Writer {
  /** The pieces, joined, are the text. Rejects when it can't continue; stops soon after the signal aborts. */
  write(order: WritingOrder, signal: AbortSignal): AsyncIterable<string>;
}
