import { qrMatrix } from './qr-matrix.ts';

/** Quiet zone in modules, which scanners need. */
const MARGIN = 4;

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
    <svg className="staff-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} />
      <path d={path} />
    </svg>
  );
}
