/** The audio frames of an MP3 file, without metadata. */
export type Mp3 = { bytes: Buffer; durationSeconds: number };

type Frame = { length: number; samples: number; rate: number; kind: number };

// Layer III bitrates in kilobits a second, by the index in the header.
const BITRATES_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const BITRATES_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES = [44_100, 48_000, 32_000];
/** Divisors of the sampling rate by MPEG version: 2.5, none, 2 and 1. */
const DIVISORS = [4, 0, 2, 1];
/** Maximum share of the file that may be lost between frames. */
const MAX_LOST = 0.1;

/**
 * The frames of an MP3 file and nothing else: tags with names and pictures at either end and anything hidden between
 * frames are dropped. ISO/IEC 11172-3 and 13818-3.
 * @returns null for a file that is not MP3, or has too little of it
 */
export function readMp3(file: Buffer): Mp3 | null {
  const pieces: [from: number, to: number][] = [];
  let [at, samples, rate, sound, labels, lost] = [0, 0, 0, 0, 0, 0];
  let first: Frame | undefined;
  while (at + 4 <= file.length) {
    const label = labelAt(file, at);
    if (label > 0) {
      labels += Math.min(label, file.length - at);
      at += label;
      continue;
    }
    const frame = frameAt(file, at, first);
    const last = pieces.at(-1);
    // After a gap, a frame counts only when another one follows it.
    if (!frame || (last?.[1] !== at && !isFollowed(file, at + frame.length, frame))) {
      at += 1;
      lost += 1;
      if (lost > file.length * MAX_LOST) return null;
      continue;
    }
    if (last?.[1] === at) last[1] = at + frame.length;
    else pieces.push([at, at + frame.length]);
    if (!first && isTableOfContents(file.subarray(at, at + frame.length))) samples = 0;
    else samples += frame.samples;
    first ??= frame;
    rate = frame.rate;
    sound += frame.length;
    at += frame.length;
  }
  const isMostlySound = sound > (file.length - labels) * (1 - MAX_LOST);
  if (rate === 0 || !isMostlySound) return null;
  const bytes = Buffer.concat(pieces.map(([from, to]) => file.subarray(from, to)));
  return { bytes, durationSeconds: Math.round(samples / rate) };
}

/** A complete frame of the same format as the first. */
function frameAt(file: Buffer, at: number, first: Frame | undefined): Frame | null {
  if (at + 4 > file.length) return null;
  const header = file.readUInt32BE(at);
  // Eleven sync bits, and layer III.
  if (header >>> 21 !== 0x7ff || ((header >>> 17) & 3) !== 1) return null;
  const version = (header >>> 19) & 3;
  const divisor = DIVISORS[version] ?? 0;
  const bitrate = (version === 3 ? BITRATES_1 : BITRATES_2)[(header >>> 12) & 15] ?? 0;
  const fullRate = RATES[(header >>> 10) & 3] ?? 0;
  if (!divisor || !bitrate || !fullRate) return null;
  const rate = fullRate / divisor;
  const samples = version === 3 ? 1_152 : 576;
  const length = Math.floor((samples * bitrate * 125) / rate) + ((header >>> 9) & 1);
  const kind = header & 0xfffe0c00;
  if (at + length > file.length || (first && first.kind !== kind)) return null;
  return { length, samples, rate, kind };
}

function isFollowed(file: Buffer, at: number, frame: Frame): boolean {
  return at === file.length || labelAt(file, at) > 0 || frameAt(file, at, frame) !== null;
}

const LABEL_LETTERS = new Set(Buffer.from('ITAL'));

/** Length in bytes of the tag that begins here; 0 where none does. */
function labelAt(file: Buffer, at: number): number {
  if (!LABEL_LETTERS.has(file[at] ?? 0)) return 0;
  const word = file.toString('latin1', at, at + 8);
  if (word.startsWith('ID3') && at + 10 <= file.length) return 10 + sevenBits(file, at + 6);
  if (word.startsWith('TAG') && file.length - at === 128) return 128;
  if (word === 'APETAGEX' && at + 16 <= file.length) {
    // With a header the size counts from behind it; with a footer alone this is the footer.
    return Math.max(32, 32 + file.readUInt32LE(at + 12));
  }
  return word.startsWith('LYRICSBE') ? file.length - at : 0;
}

/** A number in four bytes of seven bits (synchsafe). */
function sevenBits(file: Buffer, at: number): number {
  return [0, 1, 2, 3].reduce((sum, index) => sum * 128 + (file.readUInt8(at + index) & 0x7f), 0);
}

/** Encoders put a silent frame first that holds a seek table. */
function isTableOfContents(frame: Buffer): boolean {
  return /Xing|Info|VBRI/.test(frame.toString('latin1', 4, 44));
}
