import { bundleDescription, doorPaths, internalPath } from "./bundle.ts";
import { complete } from "./complete.ts";
import { readData } from "./data.ts";
import { dataModule } from "./data-module.ts";
import { generateDoor } from "./doors.ts";
import { operationsModule } from "./operations.ts";
import { clientTypes, inputTypes, textlessTypes } from "./types.ts";
import { responsesModule, responseTypes, validatorsModule, validatorTypes } from "./validators.ts";

/** Everything that derives from the description and the data, by path below `api/`. */
export async function generate(): Promise<Record<string, string>> {
  const data = readData();
  const description = complete(await bundleDescription(), data.errors);
  const internal = complete(await bundleDescription(internalPath), data.errors);
  const doors = await Promise.all(Object.entries(doorPaths).map(([name, path]) => generateDoor(name, path)));
  return {
    "openapi.json": `${JSON.stringify(description, null, 1)}\n`,
    "src/types.gen.ts": await clientTypes(description),
    "src/internal.gen.ts": await textlessTypes(internal),
    "src/inputs.gen.ts": await inputTypes(description, internal),
    "src/operations.gen.ts": operationsModule(description, internal),
    "src/validators.gen.js": await validatorsModule(description, internal),
    "src/validators.gen.d.ts": validatorTypes,
    "src/responses.gen.js": await responsesModule(description, internal),
    "src/responses.gen.d.ts": responseTypes,
    "src/data.gen.ts": `${dataModule(data)}\n`,
    ...Object.assign({}, ...doors),
  };
}
