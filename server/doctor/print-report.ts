import { doctorWords } from '#app/locales/faults/doctor.ts';
import type { DoctorLine } from './doctor-line.ts';

const MARKS = { success: '✓', warning: '!', error: '✗', idle: '–' } as const satisfies Record<
  DoctorLine['status'],
  string
>;

/** The report for a terminal: each line in Portuguese and in English, what is not fine with what to do. */
export function reportText(
  lines: readonly DoctorLine[],
  { seen, exitCode }: { seen: string; exitCode: 0 | 1 | 2 },
): string {
  const { title, overall } = doctorWords;
  const end = overall[exitCode === 0 ? 'success' : exitCode === 1 ? 'warning' : 'error'];
  return [
    `${title.pt} / ${title.en}`,
    `${doctorWords.seen.pt} / ${doctorWords.seen.en}: ${seen}`,
    '',
    ...lines.flatMap(lineText),
    '',
    `${MARKS[exitCode === 0 ? 'success' : exitCode === 1 ? 'warning' : 'error']} ${end.pt} ${end.en}`,
    '',
  ].join('\n');
}

function lineText({ status, title, words, todo, raw, details = [] }: DoctorLine): string[] {
  const mark = MARKS[status];
  if (status === 'success') return [`${mark} ${title.pt} / ${title.en}: ${words.pt} / ${words.en}`];
  const { pt, en } = doctorWords.status[status];
  const facts = Object.entries(raw)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  return [
    `${mark} [${pt}] ${title.pt}: ${words.pt}${todo ? ` ${todo.pt}` : ''}`,
    `  [${en}] ${title.en}: ${words.en}${todo ? ` ${todo.en}` : ''}`,
    ...details.map((detail) => `    ${detail}`),
    ...(status === 'idle' || details.length > 0 ? [] : [`    ${facts.join(', ')}`]),
  ];
}
