async function* readEvents(response) {
  const text = response.body.pipeThrough(new TextDecoderStream());
  const reader = text.getReader();
  let buffer = "";
  while (true) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (buffer + value).split("\n\n");
    buffer = blocks.pop(); // the rest of this event hasn't arrived yet
    for (const block of blocks) {
      const event = block.match(/^event: (.*)$/m)?.[1];
      const data = block.match(/^data: (.*)$/m)?.[1];
      if (data) yield { event, data };
    }
  }
}

// Prints the pieces as they arrive and returns the complete content.
async function readContent(response) {
  let content;
  for await (const { event, data } of readEvents(response)) {
    if (data === "[DONE]") return content;
    if (event === "error") throw new Error(JSON.parse(data).message);
    if (event === "fullcontent") content = JSON.parse(data);
    else process.stdout.write(JSON.parse(data).text);
  }
  throw new Error("The stream was interrupted.");
}

const stream = await send("POST", "/v2/create", {
  name: "Ferry timetable",
  language: "en-GB",
  template: "blog-post",
  templateParams: {
    language: "en-GB",
    contentLength: 150,
    sections: ["Summer", "Winter"],
    summary: "an introduction to the ferry timetable",
  },
});
const generated = await readContent(stream);
console.log("\nContent", generated.id);
