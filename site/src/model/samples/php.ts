import { buildAddress, collectHeaders } from "./address.ts";
import { formatJson } from "./format-json.ts";
import type { SampleRequest } from "./sample-request.ts";

/** A program for PHP 8 with its cURL extension. */
export function writePhp(request: SampleRequest): string {
  const { method, body, response } = request;
  // Only a response in a string can be part of the error message.
  const isSaid = response.kind !== "file" && response.kind !== "stream";
  const headers = collectHeaders(request).map(([name, value]) => `    ${quote(`${name}: ${value}`)},`);
  return [
    "<?php",
    "$key = getenv('API_KEY');",
    `$request = curl_init(getenv('API') . ${quote(buildAddress(request))});`,
    "curl_setopt_array($request, [",
    '  CURLOPT_USERPWD => "$key:$key",',
    ...(method === "get" ? [] : [`  CURLOPT_CUSTOMREQUEST => '${method.toUpperCase()}',`]),
    ...(headers.length > 0 ? ["  CURLOPT_HTTPHEADER => [", ...headers, "  ],"] : []),
    ...bodyLines(body),
    ...responseOptions(response),
    ...(isSaid ? [] : ["  CURLOPT_FAILONERROR => true,"]),
    "]);",
    ...(isSaid
      ? [
          "$response = curl_exec($request);",
          "$status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);",
          'if ($status < 200 || $status > 299) throw new Exception("$status $response");',
        ]
      : ["if (!curl_exec($request)) throw new Exception(curl_error($request));"]),
    ...(response.kind === "json" ? ["print_r(json_decode($response, true));"] : []),
    ...(response.kind === "text" ? ["echo $response;"] : []),
  ].join("\n");
}

function bodyLines(body: SampleRequest["body"]): string[] {
  if (body?.kind === "json") return [`  CURLOPT_POSTFIELDS => ${quote(formatJson(body.value))},`];
  if (body?.kind === "text") return [`  CURLOPT_POSTFIELDS => ${JSON.stringify(body.text).replaceAll("$", "\\$")},`];
  if (body?.kind !== "file") return [];
  const name = quote(body.name);
  return [
    "  CURLOPT_UPLOAD => true,",
    `  CURLOPT_INFILE => fopen(${name}, 'rb'),`,
    `  CURLOPT_INFILESIZE => filesize(${name}),`,
  ];
}

function responseOptions(response: SampleRequest["response"]): string[] {
  if (response.kind === "file") return [`  CURLOPT_FILE => fopen(${quote(response.name)}, 'wb'),`];
  if (response.kind === "stream") return streamOptions;
  return ["  CURLOPT_RETURNTRANSFER => true,"];
}

// Joins the pieces of an event before reading it.
const streamOptions = `  CURLOPT_WRITEFUNCTION => function ($request, $text) {
    static $rest = '';
    $events = explode("\\n\\n", $rest . $text);
    $rest = array_pop($events);
    foreach ($events as $event) {
      preg_match('/^event: (.*)$/m', $event, $name);
      preg_match('/^data: (.*)$/m', $event, $data);
      if (($name[1] ?? '') === 'error') throw new Exception($data[1]);
      if (isset($data[1]) && $data[1] !== '[DONE]') echo $name[1] ?? '', ' ', $data[1], "\\n";
    }
    return strlen($text);
  },`.split("\n");

const quote = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
