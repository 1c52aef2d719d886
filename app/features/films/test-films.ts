/** An EBML element; `claimed` states another size than it has. */
export function element(id: number, body: Buffer | string, claimed?: number): Buffer {
  const hex = id.toString(16);
  const payload = Buffer.from(body);
  const size = Buffer.alloc(8);
  size.writeUIntBE(claimed ?? payload.length, 2, 6);
  size[0] = 0x01;
  return Buffer.concat([Buffer.from(hex, 'hex'), size, payload]);
}

type WebmOptions = {
  docType?: string;
  seconds?: number | null;
  codecs?: readonly string[];
  secret?: string;
};

/** A WebM file from its elements, with filler bytes as pictures. */
export function aWebm({
  docType = 'webm',
  seconds = 7,
  codecs = ['V_VP9', 'A_OPUS'],
  secret = '',
}: WebmOptions = {}): Buffer {
  const length = Buffer.alloc(8);
  length.writeDoubleBE((seconds ?? 0) * 1_000);
  const scale = Buffer.from([0x0f, 0x42, 0x40]);
  const info = [
    element(0x2ad7b1, scale),
    ...(seconds === null ? [] : [element(0x4489, length)]),
    element(0x7ba9, secret),
    element(0x5741, secret),
  ];
  const tracks = codecs.map((codec) => element(0xae, element(0x86, codec)));
  const parts = [
    element(0x1549a966, Buffer.concat(info)),
    element(0x1654ae6b, Buffer.concat(tracks)),
    element(0x1254c367, secret),
    element(0x1941a469, secret),
    element(0x1f43b675, 'picture data'),
  ];
  const header = element(0x1a45dfa3, element(0x4282, docType));
  return Buffer.concat([header, element(0x18538067, Buffer.concat(parts))]);
}

function box(name: string, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
}

type MovieOptions = { kinds?: readonly string[]; codec?: string; secret?: string };

/** An MP4 file from its boxes, seven seconds long. */
export function aMovie({
  kinds = ['vide'],
  codec = 'avc1',
  secret = '',
}: MovieOptions = {}): Buffer {
  const head = Buffer.alloc(100);
  head.writeUInt32BE(1_000, 12);
  head.writeUInt32BE(7_000, 16);
  const tracks = kinds.map((kind) =>
    box(
      'trak',
      box(
        'mdia',
        box('hdlr', Buffer.alloc(8), kind, Buffer.alloc(13)),
        box('minf', box('stbl', box('stsd', Buffer.alloc(8), box(codec, Buffer.alloc(28))))),
      ),
    ),
  );
  return Buffer.concat([
    box('ftyp', 'isom\0\0\0\0isomavc1'),
    box('moov', box('mvhd', head), ...tracks, box('udta', box('meta', secret))),
    box('mdat', 'picture data'),
  ]);
}
