const leaflet = await readFile("leaflet.txt");
const file = await request("POST", "/v2/files?name=leaflet.txt", leaflet);

console.log(file);
