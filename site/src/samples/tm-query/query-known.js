const known = new URLSearchParams({
  id: memoryId,
  query: "Mind the wet deck.",
});
const entries = await request("GET", `/v2/memories/query?${known}`);

console.log(entries);
const segmentId = entries[0].metadata.segment_id;
