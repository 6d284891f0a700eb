import { expectTypeOf, test } from "vitest";
import type { HandlerInput, HandlerResponse } from "./handler-types.ts";
import type { components } from "./types.gen.ts";

type Schemas = components["schemas"];

test("an input with a default is there for the handler and optional for the client", () => {
  expectTypeOf<HandlerInput<"queryMemory">["n"]>().toEqualTypeOf<number>();
  expectTypeOf<Schemas["LanguagePair"]["pretranslate"]>().toEqualTypeOf<boolean | undefined>();
  expectTypeOf<HandlerInput<"createJob">["languagePairs"][number]["pretranslate"]>().toEqualTypeOf<boolean>();
});

test("an input that may come from the query or the body is one input", () => {
  expectTypeOf<HandlerInput<"translateFiles">["fileId"]>().toEqualTypeOf<number[]>();
});

test("path and body fields are in one object", () => {
  expectTypeOf<HandlerInput<"updateJob">["jobId"]>().toEqualTypeOf<number>();
});

test("an upload has its file", () => {
  expectTypeOf<HandlerInput<"uploadFile">["body"]>().toEqualTypeOf<ReadableStream<Uint8Array>>();
  expectTypeOf<HandlerInput<"uploadFile">["name"]>().toEqualTypeOf<string>();
});

test("a handler returns the described JSON, or nothing", () => {
  expectTypeOf<HandlerResponse<"getJob">>().toEqualTypeOf<Schemas["Job"]>();
  expectTypeOf<HandlerResponse<"uploadFile">>().toEqualTypeOf<Schemas["SourceFile"]>();
  expectTypeOf<HandlerResponse<"deleteFile">>().toEqualTypeOf<undefined>();
  expectTypeOf<HandlerResponse<"downloadFile">>().toEqualTypeOf<undefined>();
});
