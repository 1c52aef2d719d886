/** A file of sound or film without its metadata, with what each of its tracks is. */
export type Movie = {
  bytes: Buffer;
  durationSeconds: number;
  /** Handlers such as 'soun' and 'vide'; codecs such as 'mp4a' and 'avc1'. */
  tracks: readonly { kind: string; codec: string }[];
};

/** A box: its name, where it starts, and where its payload starts and ends. */
type Box = { name: string; at: number; from: number; to: number };

/** Child boxes that each box keeps; all others, such as names, locations and pictures, are blanked. */
const KEPT = {
  file: ['ftyp', 'moov', 'mdat'],
  moov: ['mvhd', 'trak', 'iods'],
  trak: ['tkhd', 'edts', 'tref', 'mdia'],
} as const;
const MAX_TRACKS = 8;

/**
 * Cleans an M4A or MP4 file. Metadata is blanked in place, because samples are found by their offset from the start of
 * the file. ISO/IEC 14496-12.
 * @returns null when it is broken or does not say how long it is
 */
export function readMovie(file: Buffer): Movie | null {
  const bytes = Buffer.from(file);
  const boxes = boxesIn(bytes, { from: 0, to: bytes.length });
  const movie = boxes?.find(({ name }) => name === 'moov');
  if (!boxes || !movie || !boxes.some(({ name }) => name === 'mdat')) return null;
  const parts = boxesIn(bytes, movie);
  const head = parts?.find(({ name }) => name === 'mvhd');
  const trackBoxes = parts?.filter(({ name }) => name === 'trak');
  const durationSeconds = head ? durationIn(bytes.subarray(head.from, head.to)) : 0;
  if (!parts || !trackBoxes || trackBoxes.length > MAX_TRACKS || durationSeconds === 0) return null;
  const tracks = trackBoxes.map((track) => ({ kind: handlerOf(track), codec: codecOf(track) }));
  keepOnly(bytes, KEPT.file, boxes);
  keepOnly(bytes, KEPT.moov, parts);
  for (const track of trackBoxes) keepOnly(bytes, KEPT.trak, boxesIn(bytes, track) ?? []);
  return { bytes, durationSeconds, tracks };

  function handlerOf(track: Box): string {
    const handler = innerBox(bytes, track, ['mdia', 'hdlr']);
    return handler ? bytes.toString('latin1', handler.from + 8, handler.from + 12) : '';
  }
  function codecOf(track: Box): string {
    const table = innerBox(bytes, track, ['mdia', 'minf', 'stbl', 'stsd']);
    return table ? bytes.toString('latin1', table.from + 12, table.from + 16) : '';
  }
}

/** Maximum number of sibling boxes; a real file has a dozen. */
const MAX_BOXES = 1_000;

/** Sibling boxes in a byte range of the file; null when they do not fill it. */
function boxesIn(file: Buffer, { from, to }: { from: number; to: number }): Box[] | null {
  const boxes: Box[] = [];
  let at = from;
  while (at < to) {
    if (at + 8 > to) return null;
    const name = file.toString('latin1', at + 4, at + 8);
    const isLong = file.readUInt32BE(at) === 1;
    if (isLong && at + 16 > to) return null;
    const size = isLong
      ? Number(file.readBigUInt64BE(at + 8))
      : file.readUInt32BE(at) || file.length - at;
    const start = isLong ? 16 : 8;
    if (size < start || at + size > to) return null;
    boxes.push({ name, at, from: at + start, to: at + size });
    if (boxes.length > MAX_BOXES) return null;
    at += size;
  }
  return boxes;
}

function innerBox(file: Buffer, box: Box, path: readonly string[]): Box | undefined {
  return path.reduce<Box | undefined>(
    (outer, wanted) => outer && boxesIn(file, outer)?.find(({ name }) => name === wanted),
    box,
  );
}

/** Whole seconds by the movie header; 0 when it does not say. */
function durationIn(head: Buffer): number {
  const isLong = head[0] === 1;
  if (head.length < (isLong ? 32 : 20)) return 0;
  const scale = head.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  const seconds = scale > 0 ? Math.round(length / scale) : 0;
  return seconds <= MAX_SECONDS ? seconds : 0;
}

/** Longer than anything that is sent, and not credible for 25 MB. */
const MAX_SECONDS = 24 * 3_600;

function keepOnly(file: Buffer, names: readonly string[], boxes: readonly Box[]): void {
  for (const { name, at, from, to } of boxes) {
    if (names.includes(name)) continue;
    file.write('free', at + 4, 'latin1');
    file.fill(0, from, to);
  }
}
