import { expect, test } from "vitest";
import { writeFeed } from "./feed.ts";

const feed = writeFeed({
  title: "Changes of A & B",
  author: "A",
  feed: "https://docs.example/changes.atom",
  page: "https://docs.example/api/#changes",
  entries: [
    {
      id: "since-0.1.0",
      title: "Since 0.1.0",
      on: "2025-03-11",
      html: '<p>New: <a href="https://docs.example/api/#x">x</a></p>',
    },
    { id: "first", title: "0.1.0", on: "2025-03-10", html: "<p>The first.</p>" },
  ],
});

test("a feed has a title, an ID, an author, and the time of its last change", () => {
  expect(feed).toContain("<title>Changes of A &amp; B</title>\n  <id>https://docs.example/changes.atom</id>");
  expect(feed).toContain("<updated>2025-03-11T00:00:00Z</updated>\n  <author><name>A</name></author>");
  expect(feed).toContain('<link rel="self" href="https://docs.example/changes.atom"/>');
});

test("each entry has an ID that stays, its day, and its text as escaped HTML", () => {
  expect(feed.match(/<entry>/g)).toHaveLength(2);
  expect(feed).toContain("<id>https://docs.example/changes.atom#since-0.1.0</id>");
  expect(feed).toContain("<updated>2025-03-10T00:00:00Z</updated>");
  expect(feed).toContain("&lt;p&gt;New: &lt;a href=&quot;https://docs.example/api/#x&quot;&gt;x&lt;/a&gt;&lt;/p&gt;");
});
