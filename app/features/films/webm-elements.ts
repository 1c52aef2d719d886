/** A WebM file without its metadata, with what each of its tracks is. */
export type Webm = {
  bytes: Buffer;
  durationSeconds: number;
  /** Codecs such as 'V_VP9' and 'A_OPUS'. */
  codecs: readonly string[];
};

/** An element: its id, where it starts, and where its payload starts and ends. */
type Element = { id: number; at: number; from: number; to: number };

const ID = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  timecodeScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  codec: 0x86,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
  void: 0xec,
} as const;

const KEPT: readonly number[] = [ID.seekHead, ID.info, ID.tracks, ID.cluster, ID.cues, ID.void];
const KEPT_IN_INFO: readonly number[] = [ID.timecodeScale, ID.duration, ID.void];
/** Clusters of ten minutes and more; a real film has dozens. */
const MAX_ELEMENTS = 10_000;
const MAX_SECONDS = 24 * 3_600;

/**
 * Cleans a WebM file: titles, dates, programs, attachments and tags are made void in place, because cues point to
 * offsets. RFC 8794 and RFC 9559.
 * @returns null when it is broken, or a recording that never said how long it became
 */
export function readWebm(file: Buffer): Webm | null {
  const bytes = Buffer.from(file);
  const [header, segment, ...rest] = elementsIn(bytes, { from: 0, to: bytes.length }) ?? [];
  if (header?.id !== ID.header || segment?.id !== ID.segment || rest.length > 0) return null;
  const docType = elementsIn(bytes, header)?.find(({ id }) => id === ID.docType);
  if (!docType || textOf(bytes, docType) !== 'webm') return null;
  const parts = elementsIn(bytes, segment);
  const info = parts?.find(({ id }) => id === ID.info);
  const tracks = parts?.find(({ id }) => id === ID.tracks);
  if (!parts?.some(({ id }) => id === ID.cluster) || !info || !tracks) return null;
  const facts = elementsIn(bytes, info);
  const entries = elementsIn(bytes, tracks);
  const durationSeconds = facts ? durationIn(bytes, facts) : 0;
  if (!facts || !entries || durationSeconds === 0) return null;
  const codecs = entries
    .filter(({ id }) => id === ID.track)
    .flatMap((entry) => elementsIn(bytes, entry) ?? [])
    .filter(({ id }) => id === ID.codec)
    .map((codec) => textOf(bytes, codec));
  for (const part of parts) if (!KEPT.includes(part.id)) makeVoid(bytes, part);
  for (const fact of facts) if (!KEPT_IN_INFO.includes(fact.id)) makeVoid(bytes, fact);
  return { bytes, durationSeconds, codecs };
}

/** Sibling elements in a byte range of the file; null when they do not fill it. */
function elementsIn(file: Buffer, { from, to }: { from: number; to: number }): Element[] | null {
  const elements: Element[] = [];
  let at = from;
  while (at < to) {
    const id = numberAt(file, { at, to, hasMarker: true });
    const size = id && numberAt(file, { at: at + id.length, to, hasMarker: false });
    if (!id || !size) return null;
    const start = at + id.length + size.length;
    const end = start + size.value;
    if (end > to) return null;
    elements.push({ id: id.value, at, from: start, to: end });
    if (elements.length > MAX_ELEMENTS) return null;
    at = end;
  }
  return elements;
}

type NumberPlace = { at: number; to: number; hasMarker: boolean };

/** A number of variable length; null past the end and for an unknown size, as live recordings have. */
function numberAt(file: Buffer, { at, to, hasMarker }: NumberPlace) {
  const first = at < to ? (file[at] ?? 0) : 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || length > 8 || at + length > to) return null;
  let value = hasMarker ? first : first & (0xff >> length);
  let isUnknown = !hasMarker && value === 0xff >> length;
  for (let index = 1; index < length; index += 1) {
    const byte = file[at + index] ?? 0;
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return isUnknown || !Number.isSafeInteger(value) ? null : { value, length };
}

function textOf(file: Buffer, { from, to }: Element): string {
  return file.toString('latin1', from, Math.min(to, from + 32)).replace(/\0.*$/s, '');
}

/** Whole seconds; 0 when it does not say. */
function durationIn(file: Buffer, facts: readonly Element[]): number {
  const scale = facts.find(({ id }) => id === ID.timecodeScale);
  const length = facts.find(({ id }) => id === ID.duration);
  if (!length) return 0;
  const nanoseconds = scale ? wholeNumber(file, scale) : 1_000_000;
  const ticks = length.to - length.from === 4 ? file.readFloatBE(length.from) : doubleAt(length);
  const seconds = Math.round((ticks * nanoseconds) / 1_000_000_000);
  return Number.isFinite(seconds) && seconds <= MAX_SECONDS ? seconds : 0;

  function doubleAt({ from, to }: Element): number {
    return to - from === 8 ? file.readDoubleBE(from) : 0;
  }
}

function wholeNumber(file: Buffer, { from, to }: Element): number {
  return file.subarray(from, Math.min(to, from + 6)).reduce((sum, byte) => sum * 256 + byte, 0);
}

/** Turns an element into padding of the same size. */
function makeVoid(file: Buffer, { at, to }: Element): void {
  const size = to - at;
  file.fill(0, at, to);
  file[at] = ID.void;
  if (size < 9) file[at + 1] = 0x80 | (size - 2);
  else {
    file[at + 1] = 0x01;
    file.writeUIntBE(size - 9, at + 3, 6);
  }
}
