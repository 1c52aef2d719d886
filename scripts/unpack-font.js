// Unpacks a WOFF font into the TrueType file that share images and PDF files are drawn with:
// node scripts/unpack-font.js <font.woff> app/styles/fonts/atkinson-hyperlegible-next-bold.ttf
// The committed file was made from `atkinson-hyperlegible-next-latin-700-normal.woff` of the npm package
// @fontsource/atkinson-hyperlegible-next 5.3.0 (SIL Open Font License, beside it); the regular one, for PDF
// files, from its `latin-400-normal` file. Run by hand when the typeface changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

const [source, target] = process.argv.slice(2);
if (!source || !target)
  throw new Error('usage: node scripts/unpack-font.js <font.woff> <font.ttf>');
writeFileSync(target, unpack(readFileSync(source)));

/** @param {Buffer} woff a WOFF 1.0 file (https://www.w3.org/TR/WOFF/) */
function unpack(woff) {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no WOFF 1.0 file');
  const tables = readTables(woff);
  const count = tables.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  let offset = head.length;
  const bodies = tables.map(({ tag, checksum, data }, index) => {
    const at = 12 + 16 * index;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...bodies]);
}

/** @param {Buffer} woff */
function readTables(woff) {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = HEADER + ENTRY * index;
    const [offset, packed, length] = [4, 8, 12].map((step) => woff.readUInt32BE(at + step));
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.toString('latin1', at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed < length ? inflateSync(bytes) : bytes,
    };
  });
}
