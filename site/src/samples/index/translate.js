const { API, API_KEY, MEMORY_ID } = process.env;
if (!MEMORY_ID) throw "MEMORY_ID is not set: create a Memory first.";

const response = await fetch(`${API}/v2/translate`, {
  method: "POST",
  headers: {
    Authorization: `Basic ${btoa(`${API_KEY}:${API_KEY}`)}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    memory_id: MEMORY_ID,
    source: "Mind the wet deck.",
  }),
});
console.log(await response.json());
