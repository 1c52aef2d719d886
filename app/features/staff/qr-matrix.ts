import { qrCodewords } from './qr-bytes.ts';

/** Lowest error correction and the chessboard mask, which every reader takes. */
const FORMAT = 0b01_000;

/** The modules of a QR code while they are drawn; undefined where the text will stand. */
type Drawing = { size: number; set: (x: number, y: number, isDark: boolean) => void };

/**
 * The QR code of a text, row by row, true where it is dark; without the white margin of four modules.
 * @returns null when the text is too long
 */
export function qrMatrix(text: string): boolean[][] | null {
  const encoded = qrCodewords(text);
  if (!encoded) return null;
  const { version, codewords } = encoded;
  const size = 17 + 4 * version;
  const modules = Array.from({ length: size }, () =>
    Array.from<unknown, boolean | undefined>({ length: size }, () => undefined),
  );
  const set = (x: number, y: number, isDark: boolean) => {
    const row = modules[y];
    if (row && x >= 0 && x < size) row[x] = isDark;
  };
  drawPatterns({ size, set }, version);
  const bits = codewords.flatMap((word) =>
    Array.from({ length: 8 }, (_, at) => (word >> (7 - at)) & 1),
  );
  let next = 0;
  for (const [x, y] of wayOfBits(size)) {
    if (modules[y]?.[x] !== undefined) continue;
    const isMasked = (x + y) % 2 === 0;
    set(x, y, (bits[next] === 1) !== isMasked);
    next += 1;
  }
  return modules.map((row) => row.map((isDark) => isDark === true));
}

function drawPatterns(drawing: Drawing, version: number): void {
  const { size, set } = drawing;
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  drawAlignments(drawing, version);
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawFinder(drawing, x, y);
  drawFormat(drawing);
  if (version >= 7) drawVersion(drawing, version);
}

/** The eye in a corner, with its white edge. */
function drawFinder({ size, set }: Drawing, centreX: number, centreY: number): void {
  for (let dy = -4; dy <= 4; dy += 1) {
    for (let dx = -4; dx <= 4; dx += 1) {
      const [x, y] = [centreX + dx, centreY + dy];
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      if (y >= 0 && y < size) set(x, y, ring !== 2 && ring !== 4);
    }
  }
}

function drawAlignments({ size, set }: Drawing, version: number): void {
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const last = size - 7;
  const centres = [6, ...Array.from({ length: count - 1 }, (_, at) => last - at * step).reverse()];
  for (const x of centres) {
    for (const y of centres) {
      const isAtFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (isAtFinder) continue;
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1)
          set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }
  }
}

/** Twice, so that one may be damaged. */
function drawFormat({ size, set }: Drawing): void {
  const bits = ((FORMAT << 10) | checksum(FORMAT, 10, 0x537)) ^ 0x5412;
  const isDark = (at: number) => ((bits >> at) & 1) === 1;
  for (let at = 0; at < 15; at += 1) {
    const [x, y] = at < 6 ? [8, at] : at < 8 ? [8, at + 1] : at === 8 ? [7, 8] : [14 - at, 8];
    set(x, y, isDark(at));
    if (at < 8) set(size - 1 - at, 8, isDark(at));
    else set(8, size - 15 + at, isDark(at));
  }
  set(8, size - 8, true);
}

function drawVersion({ size, set }: Drawing, version: number): void {
  const bits = (version << 12) | checksum(version, 12, 0x1f25);
  for (let at = 0; at < 18; at += 1) {
    const [across, down] = [size - 11 + (at % 3), Math.floor(at / 3)];
    set(across, down, ((bits >> at) & 1) === 1);
    set(down, across, ((bits >> at) & 1) === 1);
  }
}

/** @param bits of the checksum; `generator` has one more */
function checksum(value: number, bits: number, generator: number): number {
  let rest = value;
  for (let at = 0; at < bits; at += 1) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * generator);
  return rest;
}

/** Two columns at a time from the right, up and down in turn; the column of the timing is passed over. */
function wayOfBits(size: number): [number, number][] {
  const way: [number, number][] = [];
  for (let pair = size - 1; pair >= 1; pair -= 2) {
    const right = pair <= 6 ? pair - 1 : pair;
    const isUp = ((right + 1) & 2) === 0;
    for (let at = 0; at < size; at += 1) {
      const y = isUp ? size - 1 - at : at;
      way.push([right, y], [right - 1, y]);
    }
  }
  return way;
}
