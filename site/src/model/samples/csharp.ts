import { buildAddress, collectHeaders } from "./address.ts";
import { formatJson } from "./format-json.ts";
import type { SampleRequest } from "./sample-request.ts";

/** A program for .NET with only the standard library. */
export function writeCsharp(request: SampleRequest): string {
  const { method, body, response } = request;
  const isAboutBody = (name: string) => /^content-/i.test(name);
  const headers = collectHeaders(request);
  const contentType = headers.find(([name]) => isAboutBody(name))?.[1] ?? "";
  const usings = [
    "System",
    ...(body?.kind === "file" || response.kind === "file" || response.kind === "stream" ? ["System.IO"] : []),
    "System.Net.Http",
    "System.Net.Http.Headers",
    "System.Text",
    "System.Threading.Tasks",
  ];
  const lines = [
    'var api = Environment.GetEnvironmentVariable("API");',
    'var key = Environment.GetEnvironmentVariable("API_KEY");',
    'var basic = Convert.ToBase64String(Encoding.UTF8.GetBytes(key + ":" + key));',
    "var client = new HttpClient();",
    `var request = new HttpRequestMessage(new HttpMethod("${method.toUpperCase()}"), api + ${JSON.stringify(buildAddress(request))});`,
    'request.Headers.Authorization = new AuthenticationHeaderValue("Basic", basic);',
    ...headers
      .filter(([name]) => !isAboutBody(name))
      .map(([name, value]) => `request.Headers.Add(${JSON.stringify(name)}, ${JSON.stringify(value)});`),
    ...(body ? bodyLines(body, JSON.stringify(contentType)) : []),
    "var response = await client.SendAsync(request, HttpCompletionOption.ResponseHeadersRead);",
    "if (!response.IsSuccessStatusCode)",
    '    throw new Exception((int)response.StatusCode + " " + await response.Content.ReadAsStringAsync());',
    ...responseLines(response),
  ];
  return [
    ...usings.map((name) => `using ${name};`),
    "",
    "class Sample",
    "{",
    "    static async Task Main()",
    "    {",
    // Lines of verbatim strings are not indented.
    ...lines.map((line) => `        ${line}`),
    "    }",
    "}",
  ].join("\n");
}

function bodyLines(body: NonNullable<SampleRequest["body"]>, type: string): string[] {
  if (body.kind === "json") {
    const text = formatJson(body.value).replaceAll('"', '""');
    return [`var body = @"${text}";`, `request.Content = new StringContent(body, Encoding.UTF8, ${type});`];
  }
  const [content, header] =
    body.kind === "text"
      ? [`StringContent(${JSON.stringify(body.text)})`, "MediaTypeHeaderValue.Parse"]
      : [`StreamContent(File.OpenRead(${JSON.stringify(body.name)}))`, "new MediaTypeHeaderValue"];
  return [`request.Content = new ${content};`, `request.Content.Headers.ContentType = ${header}(${type});`];
}

function responseLines(response: SampleRequest["response"]): string[] {
  if (response.kind === "file") {
    return [
      `using (var file = File.Create(${JSON.stringify(response.name)}))`,
      "    await response.Content.CopyToAsync(file);",
    ];
  }
  if (response.kind === "stream") return streamLines;
  return response.kind === "nothing" ? [] : ["Console.WriteLine(await response.Content.ReadAsStringAsync());"];
}

const streamLines = `var name = "";
var reader = new StreamReader(await response.Content.ReadAsStreamAsync());
string line;
while ((line = await reader.ReadLineAsync()) != null)
{
    if (line == "") name = "";
    else if (line.StartsWith("event: ")) name = line.Substring(7);
    else if (line.StartsWith("data: "))
    {
        var data = line.Substring(6);
        if (name == "error") throw new Exception(data);
        if (data != "[DONE]") Console.WriteLine(name + " " + data);
    }
}`.split("\n");
