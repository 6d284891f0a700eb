const entry = `/v2/memories/segment?id=${memoryId}&segment_id=${segmentId}`;

console.log(await request("DELETE", entry));
