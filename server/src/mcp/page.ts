import { z } from "zod";

export const page = {
  offset: z.int().min(0).max(1_000_000).default(0).describe("The number of items to skip."),
  limit: z.int().min(1).max(50).default(50).describe("The maximum number of items."),
};

interface Part {
  offset: number;
  limit: number;
}

/** Adds a hint when the part is empty: that of `suggestNext` when the whole list is empty. */
export function toPage<Item>(all: readonly Item[], { offset, limit }: Part, suggestNext: () => { hint: string }) {
  const items = all.slice(offset, offset + limit);
  return {
    items,
    total: all.length,
    ...(items.length === 0 && (all.length === 0 ? suggestNext() : hintAfterEnd(offset))),
  };
}

export const hintAfterEnd = (offset: number) => ({ hint: `There are no items after the first ${offset}.` });
