import { expectTypeOf, test } from "vitest";
import type { HandlerAnswer, HandlerInput } from "./handler-types.ts";
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

test("path and body fields stand side by side", () => {
  expectTypeOf<HandlerInput<"updateJob">["jobId"]>().toEqualTypeOf<number>();
});

test("an upload has its file", () => {
  expectTypeOf<HandlerInput<"uploadFile">["body"]>().toEqualTypeOf<ReadableStream<Uint8Array>>();
  expectTypeOf<HandlerInput<"uploadFile">["name"]>().toEqualTypeOf<string>();
});

test("a handler answers the described JSON, or nothing", () => {
  expectTypeOf<HandlerAnswer<"getJob">>().toEqualTypeOf<Schemas["Job"]>();
  expectTypeOf<HandlerAnswer<"uploadFile">>().toEqualTypeOf<Schemas["SourceFile"]>();
  expectTypeOf<HandlerAnswer<"deleteFile">>().toEqualTypeOf<undefined>();
  expectTypeOf<HandlerAnswer<"downloadFile">>().toEqualTypeOf<undefined>();
});
