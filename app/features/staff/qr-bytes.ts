/** Sizes of QR codes (ISO/IEC 18004) of the lowest error correction: codewords and blocks by version. */
const SIZES = [
  { version: 4, blocks: 1, eccLength: 20 },
  { version: 5, blocks: 1, eccLength: 26 },
  { version: 6, blocks: 2, eccLength: 18 },
  { version: 7, blocks: 2, eccLength: 20 },
  { version: 8, blocks: 2, eccLength: 24 },
  { version: 9, blocks: 2, eccLength: 30 },
] as const;

type Size = (typeof SIZES)[number];

const BYTE_MODE = 0b0100;
/** Mode and length stand before the text. */
const HEADER_BITS = 12;

/**
 * The codewords of a text with their error correction, in the order in which they are drawn.
 * @returns null for a text of more than 230 bytes
 */
export function qrCodewords(text: string): { version: number; codewords: number[] } | null {
  const bytes = [...new TextEncoder().encode(text)];
  const size = SIZES.find((each) => bytes.length * 8 + HEADER_BITS <= dataLength(each) * 8);
  if (!size) return null;
  const data = dataCodewords(bytes, dataLength(size));
  const { version, blocks, eccLength } = size;
  const parts = splitEvenly(data, blocks);
  const generator = generatorOf(eccLength);
  const corrections = parts.map((part) => remainderOf(part, generator));
  return { version, codewords: [...interleaved(parts), ...interleaved(corrections)] };
}

function dataLength({ version, blocks, eccLength }: Size): number {
  return Math.floor(rawModules(version) / 8) - blocks * eccLength;
}

/** Modules that are left when finders, timing, alignment, format and version are drawn. */
function rawModules(version: number): number {
  const all = (16 * version + 128) * version + 64;
  const alignments = Math.floor(version / 7) + 2;
  const aligned = (25 * alignments - 10) * alignments - 55;
  return all - aligned - (version >= 7 ? 36 : 0);
}

function dataCodewords(bytes: readonly number[], length: number): number[] {
  const bits = [
    ...bitsOf(BYTE_MODE, 4),
    ...bitsOf(bytes.length, 8),
    ...bytes.flatMap((byte) => bitsOf(byte, 8)),
    // The end, as far as there is room; what is left of the last codeword is filled with zeros too.
    ...bitsOf(0, 4),
  ];
  const codewords = Array.from({ length: Math.ceil(bits.length / 8) }, (_, index) =>
    Array.from({ length: 8 }, (_bit, at) => bits[index * 8 + at] ?? 0).reduce(
      (value, bit) => value * 2 + bit,
      0,
    ),
  );
  const padding = Array.from({ length }, (_, index) => (index % 2 === 0 ? 0xec : 0x11));
  return [...codewords, ...padding].slice(0, length);
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (value >> (count - 1 - index)) & 1);
}

/** The blocks differ by one codeword at most, the shorter ones first. */
function splitEvenly(data: readonly number[], blocks: number): number[][] {
  const short = Math.floor(data.length / blocks);
  const firstLong = blocks - (data.length % blocks);
  const start = (block: number) => block * short + Math.max(0, block - firstLong);
  return Array.from({ length: blocks }, (_, block) => data.slice(start(block), start(block + 1)));
}

function interleaved(blocks: readonly number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, at) =>
    blocks.flatMap((block) => block[at] ?? []),
  ).flat();
}

/** Product in the field of 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

/** Coefficients of (x - 1)(x - 2)(x - 4)…, the highest power first and left out. */
function generatorOf(degree: number): number[] {
  let coefficients = [...Array.from({ length: degree - 1 }, () => 0), 1];
  let root = 1;
  for (let factor = 0; factor < degree; factor += 1) {
    coefficients = coefficients.map(
      (coefficient, at) => times(coefficient, root) ^ (coefficients[at + 1] ?? 0),
    );
    root = times(root, 2);
  }
  return coefficients;
}

/** What is left of the data when divided by the generator: its error correction (Reed and Solomon). */
function remainderOf(data: readonly number[], generator: readonly number[]): number[] {
  return data.reduce<number[]>(
    (remainder, codeword) => {
      const [first = 0, ...rest] = remainder;
      const factor = codeword ^ first;
      return generator.map((coefficient, at) => (rest[at] ?? 0) ^ times(coefficient, factor));
    },
    generator.map(() => 0),
  );
}
