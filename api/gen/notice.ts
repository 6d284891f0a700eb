export const generatedNotice = "// Written by `npm run gen` from api/description and api/data. Do not edit.";
