import { buildAddress, collectHeaders } from "./address.ts";
import { formatJson } from "./format-json.ts";
import type { SampleRequest } from "./sample-request.ts";

/** A program for Go with only the standard library, formatted like gofmt. */
export function writeGo(request: SampleRequest): string {
  const { method, body, response } = request;
  const packages = [
    ...(response.kind === "stream" ? ["bufio", "fmt"] : []),
    "io",
    "log",
    "net/http",
    "os",
    ...((body && body.kind !== "file") || response.kind === "stream" ? ["strings"] : []),
  ];
  const content = body ? (body.kind === "file" ? "file" : "body") : "nil";
  const setUp = [
    ...(body?.kind === "json" ? [`body := strings.NewReader(${quote(formatJson(body.value))})`] : []),
    ...(body?.kind === "text" ? [`body := strings.NewReader(${JSON.stringify(body.text)})`] : []),
    ...(body?.kind === "file" ? [`file, err := os.Open(${JSON.stringify(body.name)})`, ...check] : []),
    `request, err := http.NewRequest("${method.toUpperCase()}", os.Getenv("API")+${JSON.stringify(buildAddress(request))}, ${content})`,
    ...check,
    'request.SetBasicAuth(os.Getenv("API_KEY"), os.Getenv("API_KEY"))',
    ...collectHeaders(request).map(
      ([name, value]) => `request.Header.Set(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
    ),
    "response, err := http.DefaultClient.Do(request)",
    ...check,
    "defer response.Body.Close()",
    "if response.StatusCode >= 300 {",
    "\tmessage, _ := io.ReadAll(response.Body)",
    '\tlog.Fatalf("%s %s", response.Status, message)',
    "}",
    ...responseLines(response),
  ];
  return [
    "package main",
    "",
    "import (",
    ...packages.map((name) => `\t"${name}"`),
    ")",
    "",
    "func main() {",
    // Lines of raw strings are not indented.
    ...setUp.map((line) => `\t${line}`),
    "}",
  ].join("\n");
}

const check = ["if err != nil {", "\tlog.Fatal(err)", "}"];

/** A raw string. Back quotes, which it can't contain, are appended as ordinary strings. */
const quote = (text: string): string => `\`${text.replaceAll("`", '` + "`" + `')}\``;

function responseLines(response: SampleRequest["response"]): string[] {
  if (response.kind === "file") {
    return [
      `target, err := os.Create(${JSON.stringify(response.name)})`,
      ...check,
      "defer target.Close()",
      "if _, err := io.Copy(target, response.Body); err != nil {",
      "\tlog.Fatal(err)",
      "}",
    ];
  }
  if (response.kind === "stream") return streamLines;
  return response.kind === "nothing" ? [] : ["io.Copy(os.Stdout, response.Body)"];
}

const streamLines = `name := ""
lines := bufio.NewScanner(response.Body)
lines.Buffer(nil, 1<<20)
for lines.Scan() {
	field, value, _ := strings.Cut(lines.Text(), ": ")
	switch {
	case field == "":
		name = ""
	case field == "event":
		name = value
	case field == "data" && name == "error":
		log.Fatal(value)
	case field == "data" && value != "[DONE]":
		fmt.Println(name, value)
	}
}
if err := lines.Err(); err != nil {
	log.Fatal(err)
}`.split("\n");
