import './qr-code.css';
import { correction, generate, mode } from 'lean-qr';

/** Quiet zone in modules, which scanners need. */
const MARGIN = 4;
/** Capacity of version 9, the largest used here, at the lowest error correction. */
const MAX_BYTES = 230;

/** A QR code; renders nothing when the text is too long, so always show the text beside it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = qrMatrix(text);
  if (!rows) return null;
  const size = rows.length + 2 * MARGIN;
  const path = rows
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')),
    )
    .join('');
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} />
      <path d={path} />
    </svg>
  );
}

/**
 * QR code modules by row, true where dark, without the quiet zone.
 * @returns null when the text is longer than 230 bytes
 */
export function qrMatrix(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MAX_BYTES) return null;
  // Byte mode and a fixed mask: the same text always gives the same picture.
  const code = generate(mode.bytes(bytes), {
    minCorrectionLevel: correction.L,
    maxCorrectionLevel: correction.L,
    minVersion: 4,
    mask: 0,
  });
  const indexes = Array.from({ length: code.size }, (_, index) => index);
  return indexes.map((y) => indexes.map((x) => code.get(x, y)));
}
