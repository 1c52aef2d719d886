// An iCalendar file (RFC 5545) written line by line, so that a hundred thousand appointments need no more memory than
// one.

type Event = {
  id: string;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  changedAt: Date;
  title: string;
  description: string;
  /** '' for none. */
  location: string;
};

export function icsStart(name: string): string {
  return linesOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clareia//Agenda//PT',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(name)}`,
  ]);
}

export function icsEvent(event: Event): string {
  const { id, sequence, title, description, location, ...times } = event;
  return linesOf([
    'BEGIN:VEVENT',
    `UID:${id}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(times.changedAt)}`,
    `DTSTART:${utc(times.startsAt)}`,
    `DTEND:${utc(times.endsAt)}`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(description)}`,
    ...(location ? [`LOCATION:${text(location)}`] : []),
    'END:VEVENT',
  ]);
}

export function icsEnd(): string {
  return linesOf(['END:VCALENDAR']);
}

const utc = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

function text(words: string): string {
  const line = words
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  return line.replace(/[\\;,]/g, '\\$&');
}

function linesOf(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** No line is longer than 75 octets; none is cut within a character. */
function folded(line: string): string {
  let whole = '';
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > 75) {
      whole += '\r\n ';
      octets = 1;
    }
    whole += character;
    octets += more;
  }
  return whole;
}
