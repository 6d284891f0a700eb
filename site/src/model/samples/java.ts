import { buildAddress, collectHeaders } from "./address.ts";
import { formatJson } from "./format-json.ts";
import type { SampleRequest } from "./sample-request.ts";

/** A program for Java 17 with only the standard library. */
export function writeJava(request: SampleRequest): string {
  const { method, body, response } = request;
  const needsPath = body?.kind === "file" || response.kind === "file";
  // Only printed responses are strings; others are streams.
  const isRead = response.kind === "file" || response.kind === "stream";
  const bodies = {
    json: () => `BodyPublishers.ofString("""\n${jsonText(body)}""")`,
    text: () => `BodyPublishers.ofString(${JSON.stringify(body?.kind === "text" ? body.text : "")})`,
    file: () => `BodyPublishers.ofFile(Path.of(${JSON.stringify(body?.kind === "file" ? body.name : "")}))`,
  };
  const publisher = body ? bodies[body.kind]() : "BodyPublishers.noBody()";
  const verb = method === "get" ? "GET()" : `method("${method.toUpperCase()}", ${publisher})`;
  const lines = [
    'var api = System.getenv("API");',
    'var key = System.getenv("API_KEY");',
    'var basic = Base64.getEncoder().encodeToString((key + ":" + key).getBytes());',
    `var request = HttpRequest.newBuilder(URI.create(api + ${JSON.stringify(buildAddress(request))}))`,
    ...collectHeaders(request).map(([name, value]) => `    .header(${JSON.stringify(name)}, ${JSON.stringify(value)})`),
    `    .${verb}`,
    '    .header("Authorization", "Basic " + basic).build();',
    `var response = HttpClient.newHttpClient().send(request, BodyHandlers.${isRead ? "ofInputStream" : "ofString"}());`,
    ...(isRead
      ? [
          "if (response.statusCode() >= 300)",
          '    throw new IOException(response.statusCode() + " " + new String(response.body().readAllBytes()));',
        ]
      : ['if (response.statusCode() >= 300) throw new IOException(response.statusCode() + " " + response.body());']),
    ...responseLines(response),
  ];
  return [
    ...(response.kind === "stream" ? ["import java.io.BufferedReader;"] : []),
    "import java.io.IOException;",
    ...(response.kind === "stream" ? ["import java.io.InputStreamReader;"] : []),
    "import java.net.URI;",
    "import java.net.http.*;",
    "import java.net.http.HttpRequest.BodyPublishers;",
    "import java.net.http.HttpResponse.BodyHandlers;",
    ...(response.kind === "stream" ? ["import java.nio.charset.StandardCharsets;"] : []),
    ...(response.kind === "file" ? ["import java.nio.file.Files;"] : []),
    ...(needsPath ? ["import java.nio.file.Path;"] : []),
    ...(response.kind === "file" ? ["import java.nio.file.StandardCopyOption;"] : []),
    "import java.util.Base64;",
    "",
    "class Sample {",
    "    public static void main(String[] args) throws Exception {",
    // Lines of text blocks are not indented.
    ...lines.map((line) => `        ${line}`),
    "    }",
    "}",
  ].join("\n");
}

const jsonText = (body: SampleRequest["body"]): string =>
  body?.kind === "json" ? formatJson(body.value).replaceAll("\\", "\\\\") : "";

function responseLines(response: SampleRequest["response"]): string[] {
  const { kind } = response;
  if (kind === "stream") return streamLines;
  if (kind === "file") {
    const path = `Path.of(${JSON.stringify(response.name)})`;
    return [`Files.copy(response.body(), ${path}, StandardCopyOption.REPLACE_EXISTING);`];
  }
  return kind === "json" || kind === "text" ? ["System.out.println(response.body());"] : [];
}

const streamLines = `var name = "";
var lines = new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8));
for (var line = lines.readLine(); line != null; line = lines.readLine()) {
    if (line.isEmpty()) name = "";
    else if (line.startsWith("event: ")) name = line.substring(7);
    else if (line.startsWith("data: ")) {
        var data = line.substring(6);
        if (name.equals("error")) throw new IOException(data);
        if (!data.equals("[DONE]")) System.out.println(name + " " + data);
    }
}`.split("\n");
