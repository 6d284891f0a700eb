const languages = await request("GET", "/v2/languages");

console.log(languages.source_to_target.en.de);
console.log(languages.code_to_name.de);
