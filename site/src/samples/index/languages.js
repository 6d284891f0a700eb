const { API, API_KEY } = process.env;

const response = await fetch(`${API}/v2/languages`, {
  headers: { Authorization: `Basic ${btoa(`${API_KEY}:${API_KEY}`)}` },
});
const { source_to_target, code_to_name } = await response.json();
console.log(source_to_target.en.de, code_to_name.de); // true German
