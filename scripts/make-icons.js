// Draws the icons of public/ from the brand's mark, public/favicon.svg:
// node scripts/make-icons.js
// Run by hand when the mark or its colours change, and commit the result; start, build and test never call it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { BRAND_TOKENS } from '#app/clinic/brand/brand-tokens.ts';

const PUBLIC_DIR = fileURLToPath(new URL('../public', import.meta.url));
/** Side of the square that the mark is drawn in. */
const MARK_SIDE = 48;

const mark = readFileSync(join(PUBLIC_DIR, 'favicon.svg'), 'utf8')
  .replace(/<style>.*?<\/style>/s, '')
  .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  .replaceAll('class="l"', `stroke="${BRAND_TOKENS.ink.light}"`);

write('icon-192.png', draw(192, 0.82));
write('icon-512.png', draw(512, 0.82));
// Devices crop these to their own shape; only the middle four fifths are sure to be visible.
write('icon-maskable-512.png', draw(512, 0.64));
write('apple-touch-icon.png', draw(180, 0.8));
write('favicon.ico', iconFile(draw(48, 0.96), 48));

/**
 * The mark on paper, as PNG.
 * @param {number} side pixels
 * @param {number} share how much of the width the mark takes
 */
function draw(side, share) {
  const scale = (side * share) / MARK_SIDE;
  const shift = (side - MARK_SIDE * scale) / 2;
  // The mark's own centre lies a little above its square's.
  const lift = shift + 0.5 * scale;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="${BRAND_TOKENS.paper.light}"/><g transform="translate(${shift} ${lift}) scale(${scale})">${mark}</g></svg>`;
  return new Resvg(svg).render().asPng();
}

/**
 * One PNG in an ICO container.
 * @param {Buffer} png
 * @param {number} side
 */
function iconFile(png, side) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/**
 * @param {string} name
 * @param {Buffer} bytes
 */
function write(name, bytes) {
  writeFileSync(join(PUBLIC_DIR, name), bytes);
}
