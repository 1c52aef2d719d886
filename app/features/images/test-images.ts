import { crc32 } from 'node:zlib';
import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** A real image of one colour. */
export function anImage(
  format: Format = 'jpeg',
  { width = 1500, height = 1000, colour = '#c60' } = {},
): Promise<Buffer> {
  const plain = sharp({ create: { width, height, channels: 3, background: colour } });
  return plain[format]().toBuffer();
}

/** A photo as phones take it: rotated, and with its location. */
export function aPhonePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#246' } })
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'segredo-exif' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '22/1 13/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** Only the header of a PNG that claims this size. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4, 'latin1');
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([8, 2, 0, 0, 0], 16);
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), header, Buffer.alloc(64)]);
}
