type Cue = { from: number; to: number; lines: readonly string[] };

const TIME = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;
const MAX_CUES = 1_000;

/** Captions written anew: times and plain words, without styles, positions and notes. */
export type Captions = { text: string; durationSeconds: number };

/**
 * Reads WebVTT captions.
 * @param file UTF-8
 * @returns null when they are none, or when a line ends before it begins or comes before the one above
 */
export function readWebVtt(file: Buffer): Captions | null {
  const source = utf8Of(file);
  if (source === null || !/^WEBVTT(?:[ \t].*)?(?:\n|$)/.test(source)) return null;
  const blocks = source
    .split(/\n{2,}/)
    .slice(1)
    .map((block) => block.split('\n').filter(Boolean));
  const spoken = blocks.filter(([first = '']) => first && !/^(?:NOTE|STYLE|REGION)\b/.test(first));
  const cues = spoken.map(cueOf);
  if (cues.length === 0 || cues.length > MAX_CUES) return null;
  const read = cues.filter((cue) => cue !== null);
  const isOrdered = read.every(({ from }, index) => from >= (read[index - 1]?.from ?? 0));
  if (read.length < cues.length || !isOrdered) return null;
  const lines = read.map(({ from, to, lines: words }) =>
    [`${timeText(from)} --> ${timeText(to)}`, ...words].join('\n'),
  );
  const end = Math.max(...read.map(({ to }) => to));
  return { text: `WEBVTT\n\n${lines.join('\n\n')}\n`, durationSeconds: Math.ceil(end / 1_000) };
}

function utf8Of(file: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    return text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '');
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function cueOf(block: readonly string[]): Cue | null {
  // A cue may begin with a name of its own.
  const timing = block[0]?.includes('-->') ? 0 : 1;
  const [begin = '', end = ''] = (block[timing] ?? '').split('-->').map((part) => part.trim());
  const from = millisecondsOf(begin);
  const to = millisecondsOf(end.split(/\s/)[0] ?? '');
  const lines = block
    .slice(timing + 1)
    .map((line) => line.replaceAll(/<[^>]*>?/g, '').trim())
    .filter(Boolean);
  const isWhole = from !== null && to !== null && to > from && lines.length > 0;
  return isWhole && !lines.some((line) => line.includes('-->')) ? { from, to, lines } : null;
}

function millisecondsOf(text: string): number | null {
  const match = TIME.exec(text);
  if (!match) return null;
  const [hours, minutes, seconds, thousandths] = match.slice(1).map((part) => Number(part ?? 0));
  return (
    (hours ?? 0) * 3_600_000 + (minutes ?? 0) * 60_000 + (seconds ?? 0) * 1_000 + (thousandths ?? 0)
  );
}

function timeText(milliseconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const seconds = milliseconds / 1_000;
  const rest = String(milliseconds % 1_000).padStart(3, '0');
  return `${two(seconds / 3_600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${rest}`;
}
