import { buildAddress, collectHeaders } from "./address.ts";
import { formatLiteral, jsonStyle, type LiteralStyle } from "./format-json.ts";
import type { SampleRequest } from "./sample-request.ts";

/** A program for Python 3 with only the standard library. */
export function writePython(request: SampleRequest): string {
  const { method, body, response } = request;
  const needsJson = body?.kind === "json" || response.kind === "json" || response.kind === "stream";
  const modules = ["base64", ...(needsJson ? ["json"] : []), "os", ...(response.kind === "file" ? ["shutil"] : [])];
  const headers = collectHeaders(request).map(
    ([name, value]) => `        ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
  );
  return [
    `import ${modules.join(", ")}`,
    "import urllib.error, urllib.request",
    "",
    'API, API_KEY = os.environ["API"], os.environ["API_KEY"]',
    'basic = base64.b64encode(f"{API_KEY}:{API_KEY}".encode()).decode()',
    ...(body?.kind === "json" ? [`body = ${formatLiteral(body.value, pythonLiterals)}`] : []),
    "",
    "request = urllib.request.Request(",
    `    API + ${JSON.stringify(buildAddress(request))},`,
    ...(method === "get" ? [] : [`    method="${method.toUpperCase()}",`]),
    "    headers={",
    '        "Authorization": f"Basic {basic}",',
    ...headers,
    "    },",
    ...(body?.kind === "json" ? ["    data=json.dumps(body).encode(),"] : []),
    ...(body?.kind === "text" ? [`    data=${JSON.stringify(body.text)}.encode(),`] : []),
    ...(body?.kind === "file" ? [`    data=open(${JSON.stringify(body.name)}, "rb"),`] : []),
    ")",
    "try:",
    "    response = urllib.request.urlopen(request)",
    "except urllib.error.HTTPError as error:",
    '    raise SystemExit(f"{error.code} {error.read().decode()}")',
    "with response:",
    ...responseLines(response).map((line) => (line ? `    ${line}` : "")),
  ].join("\n");
}

function responseLines(response: SampleRequest["response"]): string[] {
  if (response.kind === "json") return ["print(json.load(response))"];
  if (response.kind === "text") return ["print(response.read().decode())"];
  if (response.kind === "file") {
    return [`with open(${JSON.stringify(response.name)}, "wb") as file:`, "    shutil.copyfileobj(response, file)"];
  }
  return response.kind === "stream" ? streamLines : ["print(response.status)"];
}

// Reading lines joins pieces from the network.
const streamLines = `name = ""
for line in response:
    field, _, value = line.decode().rstrip("\\r\\n").partition(": ")
    if field == "event":
        name = value
    elif field == "data" and name == "error":
        raise RuntimeError(json.loads(value)["message"])
    elif field == "data" and name == "fullcontent":
        print("\\n", json.loads(value))
    elif field == "data" and value != "[DONE]":
        print(json.loads(value)["text"], end="", flush=True)
    elif not field:
        name = ""`.split("\n");

const words: Record<string, string> = { true: "True", false: "False", null: "None" };

const pythonLiterals: LiteralStyle = {
  ...jsonStyle,
  scalar: (value) => (typeof value === "string" ? undefined : words[String(value)]) ?? JSON.stringify(value),
};
