export { makings } from "./generated-files.ts";
export { officeMakings } from "./office-files.ts";
export { type FileOutcome, tryFile } from "./real-file.ts";
export { digestOf, isReaderHere, unpackWith, type ZipReader, zipReaders } from "./zip/readers.ts";
export { zipFaults } from "./zip/structure.ts";
