import { createServer } from "node:http";

const seen = new Set();

const server = createServer(async (request, response) => {
  let body = "";
  request.setEncoding("utf8");
  for await (const piece of request) body += piece;
  response.writeHead(204).end(); // answer first, work afterwards

  const id = request.headers["webhook-id"];
  if (seen.has(id)) return; // the same delivery can come twice
  seen.add(id);
  console.log(request.headers["parlance-event"], body);
});

server.listen(9000, () => console.log("Listening on port 9000"));
