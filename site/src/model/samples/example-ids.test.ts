import { expect, test } from "vitest";
import { reference } from "../index.ts";
import { replaceIds } from "./example-ids.ts";
import { writeSamples } from "./index.ts";

const operations = reference.tags.flatMap((tag) => tag.operations);

test("each sample with the ID of an example says which operation returns the reader's own", () => {
  const ids = operations.map((operation) => operation.id);
  for (const { id, request } of operations) {
    const code = writeSamples(request)[0]?.code ?? "";
    const command = code.replaceAll(/^#.*$/gm, "");
    const notes = replaceIds(request);
    // Templates of workflows are the same on every server; partNumber, size, and due dates aren't IDs.
    if (/(?:[Ii]d"?: ?\[?|_id=|[?&]id=|Ids=|\/)\d{2,}/.test(command)) expect(notes[0], id).toMatch(/^Replace \w/);
    for (const note of notes) {
      expect([...ids, "the"]).toContain(note.match(/from (\w+)/)?.[1]);
      expect(code).toContain(`# ${note}\n`);
      expect(note).not.toContain(`from ${id}.`);
    }
  }
});

test("a value that another request returned is replaced too", () => {
  const complete = operations.find(({ id }) => id === "completeMultipartUpload");
  expect(complete && replaceIds(complete.request)).toEqual([
    "Replace 41 and s3Key with yours from initiateMultipartUpload.",
    "Replace ETag with yours from the part's upload.",
  ]);
});
