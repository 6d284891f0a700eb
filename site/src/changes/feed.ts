import { escapeHtml } from "../../build/html.ts";

export interface Feed {
  title: string;
  author: string;
  feed: string;
  /** The page with the same content. */
  page: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** Must be unique in the feed and never change. */
  id: string;
  title: string;
  /** The day of the last change, `2025-03-10`. */
  on: string;
  /** Links have full URLs. */
  html: string;
}

/** Atom. Source: RFC 4287. */
export function writeFeed({ title, author, feed, page, entries }: Feed): string {
  const days = entries.map(({ on }) => on).toSorted();
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <title>${escapeHtml(title)}</title>`,
    `  <id>${escapeHtml(feed)}</id>`,
    `  <updated>${formatTime(days.at(-1) ?? "1970-01-01")}</updated>`,
    `  <author><name>${escapeHtml(author)}</name></author>`,
    `  <link rel="self" href="${escapeHtml(feed)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>`,
    ...entries.flatMap((entry) => [
      "  <entry>",
      `    <title>${escapeHtml(entry.title)}</title>`,
      `    <id>${escapeHtml(`${feed}#${entry.id}`)}</id>`,
      `    <updated>${formatTime(entry.on)}</updated>`,
      `    <link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>`,
      `    <content type="html">${escapeHtml(entry.html)}</content>`,
      "  </entry>",
    ]),
    "</feed>",
  ];
  return `${lines.join("\n")}\n`;
}

const formatTime = (day: string): string => `${day}T00:00:00Z`;
