import { fromArray, type Program, type Start, toArray } from "./shell.ts";

interface Command {
  url: string;
  method?: string;
  headers: [name: string, value: string][];
  /** Joined by `&` in the body. */
  data: string[];
  isInQuery: boolean;
  form?: [name: string, file: string];
  output?: string;
  format: string;
  showsHead: boolean;
  failsOnError: boolean;
}

export const curl =
  (exchange: (request: Request) => Promise<Response>): Program =>
  async (start) => {
    const command = await parseCommand(start);
    const response = await exchange(await buildRequest(command, start));
    const body = fromArray(new Uint8Array(await response.arrayBuffer()));
    const failure = command.failsOnError && !response.ok ? { status: 22, err: `curl: (22) ${response.status}` } : {};
    const head = command.showsHead ? `HTTP/1.1 ${response.status}\r\n\r\n` : "";
    const written = command.format.replaceAll("\\n", "\n").replaceAll("%{http_code}", String(response.status));
    if (command.output === undefined) return { out: head + body + written, ...failure };
    if (command.output !== "/dev/null") start.files.write(command.output, body);
    return { out: written, ...failure };
  };

const failWithBody = "fail-with-body";
const optionsWithValue = new Set(["u", "X", "H", "d", "F", "o", "w"]);

async function parseCommand({ args, input, files }: Start): Promise<Command> {
  const command: Command = {
    url: "",
    headers: [],
    data: [],
    format: "",
    isInQuery: false,
    showsHead: false,
    failsOnError: false,
  };
  const read = (name: string) => (name === "@-" ? input : files.read(name.slice(1)));
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const [, long, letters = ""] = /^(?:--(.+)|-(\w+))$/.exec(arg) ?? [];
    const options = long ? [long] : letters.split("").filter(Boolean);
    if (options.length === 0) command.url = arg;
    for (const option of options) {
      const hasValue = long ? option !== failWithBody : optionsWithValue.has(option);
      const value = hasValue ? (rest.shift() ?? "") : "";
      if (option === "u") command.headers.push(["authorization", `Basic ${btoa(value)}`]);
      if (option === "X") command.method = value;
      if (option === "H") command.headers.push(splitAt(value, ":"));
      if (option === "o") command.output = value;
      if (option === "w") command.format = value;
      if (option === "F") command.form = splitAt(value, "=");
      if (option === "G") command.isInQuery = true;
      if (option === "i") command.showsHead = true;
      if (option === failWithBody) command.failsOnError = true;
      if (option === "d")
        command.data.push(value.startsWith("@") ? (await read(value)).replaceAll(/[\r\n]/g, "") : value);
      if (option === "data-raw") command.data.push(value);
      if (option === "data-binary") command.data.push(value.startsWith("@") ? await read(value) : value);
      if (option === "data-urlencode") {
        const [name, text] = splitAt(value, "=");
        command.data.push(`${name}=${encodeURIComponent(new TextDecoder().decode(toArray(text)))}`);
      }
    }
  }
  return command;
}

function splitAt(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return [text.slice(0, at), text.slice(at + 1).trim()];
}

async function buildRequest({ url, method, headers, data, isInQuery, form }: Command, { files }: Start) {
  const content = data.join("&");
  const sent = new Headers(headers);
  const hasBody = data.length > 0 && !isInQuery;
  if (hasBody && !sent.has("content-type")) sent.set("content-type", "application/x-www-form-urlencoded");
  let body = hasBody ? toArray(content) : undefined;
  if (form) {
    const [name, file] = [form[0], form[1].slice(1)];
    const head = `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\n\r\n`;
    sent.set("content-type", "multipart/form-data; boundary=x");
    body = toArray(`${head}${await files.read(file)}\r\n--x--\r\n`);
  }
  const target = isInQuery ? `${url}${url.includes("?") ? "&" : "?"}${content}` : url;
  return new Request(target, { method: method ?? (body ? "POST" : "GET"), headers: sent, ...(body && { body }) });
}
