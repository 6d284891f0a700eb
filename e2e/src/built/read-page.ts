import { readFileSync } from "node:fs";
import { selectAll } from "css-select";
import { parse } from "parse5";
import { adapter } from "parse5-htmlparser2-tree-adapter";

type Node = { data?: string; children?: Node[] };
type Tag = Node & { name: string; attribs: Record<string, string>; nextSibling: Tag | null };

export class PageElement {
  readonly #tag: Tag;

  constructor(tag: Tag) {
    this.#tag = tag;
  }

  get name(): string {
    return this.#tag.name;
  }

  get text(): string {
    return textOf(this.#tag);
  }

  attribute(name: string): string | undefined {
    return this.#tag.attribs[name];
  }

  all(selector: string): PageElement[] {
    return selectAll(selector, this.#tag as never).map((tag) => new PageElement(tag as unknown as Tag));
  }

  first(selector: string): PageElement | undefined {
    return this.all(selector)[0];
  }

  *listNextSiblings(): Generator<PageElement> {
    for (let next = this.#tag.nextSibling; next; next = next.nextSibling) if (next.name) yield new PageElement(next);
  }
}

const textOf = ({ data, children = [] }: Node): string => data ?? children.map(textOf).join("");

export const readBuiltFile = (path: string): string =>
  readFileSync(new URL(`../../../site/dist/${path}`, import.meta.url), "utf8");

/** The served HTML without changes by scripts, parsed like a browser. */
export function readPage(route: string): PageElement {
  const folder = route.replace(/^\/|\/$/g, "");
  const html = readBuiltFile(`${folder ? `${folder}/` : ""}index.html`);
  return new PageElement(parse(html, { treeAdapter: adapter }) as unknown as Tag);
}
