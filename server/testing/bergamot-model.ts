/**
 * Models for Bergamot in the shape of Firefox's, with random weights: translations are nonsense but cost the same.
 * Source: marian-dev, the fork of Bergamot, `common/binary.cpp`, `data/shortlist.h`, `models/transformer.h`,
 * `rnn/cells.h`, and `sentencepiece_model.proto`.
 */

export interface ModelShape {
  encoderLayers: number;
  decoderLayers: number;
  /** The dimension of word vectors; a multiple of `heads`. */
  embedding: number;
  feedForward: number;
  heads: number;
  /** Vocabulary entries, which both languages share. */
  vocabulary: number;
}

export interface RandomModel {
  model: Buffer;
  shortlist: Buffer;
  vocabulary: Buffer;
}

interface Item {
  name: string;
  type: number;
  shape: number[];
  bytes: Buffer;
}

const types = { int8: 0x0101, float32: 0x0404, intgemm8: 0x4101 };
const binaryVersion = 1n;
const shortlistMagic = 0xf11a48d5013417f5n;
/** The numbers of target words in a shortlist: for every source, and for each source word. */
const shortlistSizes = { frequent: 100, each: 10 };
/** The weight that is written as 127. */
const maxWeight = 0.1;

/** @returns files to be named `model.….intgemm.alphas.bin`, `lex.….s2t.bin` and `vocab.….spm`; equal for equal seeds */
export function makeRandomModel(shape: ModelShape, seed = 1): RandomModel {
  const random = randomFrom(seed);
  return {
    model: writeItems([...weights(shape, random), configuration(shape)]),
    shortlist: writeShortlist(shape.vocabulary, random),
    vocabulary: writeVocabulary(shape.vocabulary),
  };
}

/** Mulberry32: integers from 0 to 2³² − 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return (value ^ (value >>> 14)) >>> 0;
  };
}

function weights(shape: ModelShape, random: () => number): Item[] {
  const { embedding: width, feedForward, vocabulary } = shape;
  const matrix = (name: string, rows: number, columns: number): Item[] => {
    const values = Buffer.alloc(rows * columns + 4);
    for (let at = 0; at < rows * columns; at++) values.writeInt8((random() % 255) - 127, at);
    values.writeFloatLE(127 / maxWeight, rows * columns);
    return [{ name, type: types.intgemm8, shape: [rows, columns], bytes: values }, alpha(name)];
  };
  const alpha = (name: string) => floats(`${name}_QuantMultA`, [1], () => 127 / 4);
  const bias = (name: string, size = width) => floats(name, [1, size], () => 0);
  const normalization = (name: string) => [floats(`${name}_ln_scale`, [1, width], () => 1), bias(`${name}_ln_bias`)];
  const attention = (name: string) => [
    ...["q", "k", "v", "o"].flatMap((part) => [...matrix(`${name}_W${part}`, width, width), bias(`${name}_b${part}`)]),
    ...normalization(`${name}_Wo`),
  ];
  const forward = (name: string) => [
    ...matrix(`${name}_W1`, width, feedForward),
    bias(`${name}_b1`, feedForward),
    ...matrix(`${name}_W2`, feedForward, width),
    bias(`${name}_b2`),
    ...normalization(`${name}_ffn`),
  ];
  const recurrent = (name: string) => [
    ...matrix(`${name}_W`, width, width),
    ...matrix(`${name}_Wf`, width, width),
    bias(`${name}_bf`),
    ...normalization(`${name}_ffn`),
  ];
  const encoder = range(shape.encoderLayers).flatMap((layer) => [
    ...attention(`encoder_l${layer}_self`),
    ...forward(`encoder_l${layer}_ffn`),
  ]);
  const decoder = range(shape.decoderLayers).flatMap((layer) => [
    ...recurrent(`decoder_l${layer}_rnn`),
    ...attention(`decoder_l${layer}_context`),
    ...forward(`decoder_l${layer}_ffn`),
  ]);
  const output = [...matrix("Wemb", vocabulary, width), alpha("none"), bias("decoder_ff_logit_out_b", vocabulary)];
  return [...output, ...encoder, ...decoder];
}

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

function floats(name: string, shape: number[], value: () => number): Item {
  const count = shape.reduce((product, size) => product * size, 1);
  const bytes = Buffer.alloc(4 * count);
  for (let at = 0; at < count; at++) bytes.writeFloatLE(value(), 4 * at);
  return { name, type: types.float32, shape, bytes };
}

/** Other settings have Marian's defaults. */
function configuration({ encoderLayers, decoderLayers, embedding, feedForward, heads, vocabulary }: ModelShape): Item {
  const settings = {
    type: "transformer",
    "dim-vocabs": [vocabulary, vocabulary],
    "dim-emb": embedding,
    "enc-depth": encoderLayers,
    "dec-depth": decoderLayers,
    "dec-cell": "ssru",
    "transformer-decoder-autoreg": "rnn",
    "transformer-heads": heads,
    "transformer-dim-ffn": feedForward,
    "transformer-ffn-activation": "relu",
    "tied-embeddings-all": true,
  };
  const bytes = Buffer.from(`${JSON.stringify(settings)}\0`);
  return { name: "special:model.yml", type: types.int8, shape: [1, bytes.length], bytes };
}

/** Version, headers, names, and shapes; then the values of all items, from a multiple of 256 bytes on. */
function writeItems(items: readonly Item[]): Buffer {
  const names = items.map(({ name }) => Buffer.from(`${name}\0`));
  const headers = items.flatMap(({ type, shape, bytes }, at) =>
    [names[at]?.length ?? 0, type, shape.length, bytes.length].map(BigInt),
  );
  const shapes = Buffer.from(Int32Array.from(items.flatMap(({ shape }) => shape)).buffer);
  const start = [longs([binaryVersion, BigInt(items.length), ...headers]), ...names, shapes];
  const length = start.reduce((sum, part) => sum + part.length, 8);
  const padding = Buffer.alloc(256 - (length % 256));
  return Buffer.concat([...start, longs([BigInt(padding.length)]), padding, ...items.map(({ bytes }) => bytes)]);
}

const longs = (values: readonly bigint[]): Buffer => Buffer.from(BigUint64Array.from(values).buffer);

/** For each source word, its target words in ascending order. */
function writeShortlist(vocabulary: number, random: () => number): Buffer {
  const lists = Array.from({ length: vocabulary }, () =>
    [...new Set(Array.from({ length: shortlistSizes.each }, () => random() % vocabulary))].sort((a, b) => a - b),
  );
  const offsets = [0n];
  for (const { length } of lists) offsets.push((offsets.at(-1) ?? 0n) + BigInt(length));
  const { frequent, each } = shortlistSizes;
  const sizes = [BigInt(frequent), BigInt(each), BigInt(offsets.length), offsets.at(-1) ?? 0n];
  // No one verifies the checksum: Parlance, like Firefox, compares the SHA-256 of a downloaded model instead.
  const words = Buffer.from(Uint32Array.from(lists.flat()).buffer);
  return Buffer.concat([longs([shortlistMagic, 0n, ...sizes, ...offsets]), words]);
}

/** A SentencePiece vocabulary: the special pieces, letters, and words of three letters. */
function writeVocabulary(size: number): Buffer {
  const pieces = [piece("</s>", 0, 3), piece("<unk>", 0, 2), piece("▁", -2)];
  const letters = [..."enisratdhulcgmobwfkzvpjyxqäöüßENISRATDHULCGMOBWFKZVPJYXQÄÖÜ0123456789.,;:!?'\"()-<>/&=%$@#*+_"];
  const words = function* () {
    for (const letter of letters) yield letter;
    const small = letters.slice(0, 32);
    for (const first of small)
      for (const second of small) for (const third of small) yield `▁${first}${second}${third}`;
  };
  for (const text of words()) if (pieces.length < size) pieces.push(piece(text, -3 - Math.log(pieces.length)));
  // The model type (unigram), and the IDs of the special pieces: unknown, beginning (none), end, and padding.
  const trainer = [
    ...varint(3, 1),
    ...varint(4, size),
    ...varint(40, 1),
    ...varint(41, -1),
    ...varint(42, 0),
    ...varint(43, -1),
  ];
  const normalizer = [...bytesField(1, Buffer.from("identity")), ...varint(3, 1), ...varint(4, 1), ...varint(5, 1)];
  return Buffer.concat([
    ...pieces.map((each) => Buffer.from(bytesField(1, each))),
    Buffer.from([...bytesField(2, Buffer.from(trainer)), ...bytesField(3, Buffer.from(normalizer))]),
  ]);
}

function piece(text: string, score: number, type = 1): Buffer {
  const value = Buffer.alloc(4);
  value.writeFloatLE(score);
  return Buffer.from([...bytesField(1, Buffer.from(text)), (2 << 3) | 5, ...value, ...varint(3, type)]);
}

const varint = (field: number, value: number): number[] => [
  ...digits(BigInt(field << 3)),
  ...digits(BigInt.asUintN(64, BigInt(value))),
];

const bytesField = (field: number, bytes: Uint8Array): number[] => [
  ...digits(BigInt((field << 3) | 2)),
  ...digits(BigInt(bytes.length)),
  ...bytes,
];

/** In base 128, the lowest digit first. Source: protobuf.dev, "Encoding". */
function digits(value: bigint): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>= 7n) {
    if (rest < 128n) return [...bytes, Number(rest)];
    bytes.push(Number(rest & 127n) | 128);
  }
}
