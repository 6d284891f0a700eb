const leaflet = await readFile("leaflet.txt");
const options = new URLSearchParams({
  name: "leaflet.txt",
  labels: "spring,print",
});
const file = await request("POST", `/v2/files?${options}`, leaflet);

console.log(file);
