import { buildAddress, collectHeaders } from "./address.ts";
import { formatJson } from "./format-json.ts";
import type { SampleRequest } from "./sample-request.ts";

/** A program for Ruby 3 with only the standard library. */
export function writeRuby(request: SampleRequest): string {
  const { method, body, response } = request;
  const className = method[0]?.toUpperCase() + method.slice(1);
  return [
    "require 'net/http'",
    ...(response.kind === "json" ? ["require 'json'"] : []),
    "",
    `uri = URI(ENV.fetch('API') + ${quote(buildAddress(request))})`,
    `request = Net::HTTP::${className}.new(uri)`,
    "request.basic_auth(ENV.fetch('API_KEY'), ENV.fetch('API_KEY'))",
    ...collectHeaders(request).map(([name, value]) => `request[${quote(name)}] = ${quote(value)}`),
    ...(body?.kind === "json" ? ["request.body = <<'JSON'", formatJson(body.value), "JSON"] : []),
    ...(body?.kind === "text" ? [`request.body = ${JSON.stringify(body.text).replaceAll("#", "\\#")}`] : []),
    ...(body?.kind === "file"
      ? [
          `request.body_stream = File.open(${quote(body.name)}, 'rb')`,
          `request.content_length = File.size(${quote(body.name)})`,
        ]
      : []),
    "Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') do |http|",
    "  http.request(request) do |response|",
    '    raise "#{response.code} #{response.body}" unless response.is_a?(Net::HTTPSuccess)',
    ...responseLines(response).map((line) => `    ${line}`),
    "  end",
    "end",
  ].join("\n");
}

function responseLines(response: SampleRequest["response"]): string[] {
  if (response.kind === "json") return ["p JSON.parse(response.body)"];
  if (response.kind === "text") return ["puts response.body"];
  if (response.kind === "stream") return streamLines;
  if (response.kind !== "file") return ["puts response.code"];
  return [`File.open(${quote(response.name)}, 'wb') { |file| response.read_body { |part| file.write(part) } }`];
}

// Joins the pieces of an event before reading it.
const streamLines = `$stdout.sync = true
rest = +''
response.read_body do |text|
  rest << text
  while (event = rest.slice!(/\\A.*?\\n\\n/m))
    name = event[/^event: (.*)$/, 1]
    data = event[/^data: (.*)$/, 1]
    raise data if name == 'error'
    puts "#{name} #{data}" if data && data != '[DONE]'
  end
end`.split("\n");

const quote = (text: string): string => `'${text.replaceAll(/[\\']/g, "\\$&")}'`;
