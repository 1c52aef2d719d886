/** This many frames of silent MP3: MPEG 1, layer III, 32 kbit/s at 32 kHz, 36 ms and 144 bytes each. */
export function anMp3(frames = 84, fill = 0): Buffer {
  const frame = Buffer.alloc(144, fill);
  frame.writeUInt32BE(0xfffb18c0);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** An ID3v2 tag with this text. */
export function id3(words: string): Buffer {
  const text = Buffer.from(words);
  const head = Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1');
  for (const [index, shift] of [21, 14, 7, 0].entries())
    head[6 + index] = (text.length >> shift) & 0x7f;
  return Buffer.concat([head, text]);
}

export function box(name: string, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
}

type M4aOptions = { seconds?: number; handler?: string; codec?: string; secret?: string };

/** An M4A file from its boxes: a header, one track, and filler bytes as audio. */
export function anM4a({
  seconds = 7,
  handler = 'soun',
  codec = 'mp4a',
  secret = '',
}: M4aOptions = {}): Buffer {
  const head = Buffer.alloc(100);
  head.writeUInt32BE(1_000, 12);
  head.writeUInt32BE(seconds * 1_000, 16);
  const media = box(
    'mdia',
    box('hdlr', Buffer.alloc(8), handler, Buffer.alloc(13)),
    box('minf', box('stbl', box('stsd', Buffer.alloc(8), box(codec, Buffer.alloc(28))))),
  );
  const label = box('udta', box('meta', secret));
  return Buffer.concat([
    box('ftyp', 'M4A \0\0\0\0M4A mp42'),
    box('moov', box('mvhd', head), box('trak', box('tkhd', Buffer.alloc(84)), media, label), label),
    box('mdat', Buffer.alloc(2_000, 7)),
  ]);
}
