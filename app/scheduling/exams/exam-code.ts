import { houseOf, wordOfHouse } from '#app/clinic/record/branch-fields.ts';
import {
  type Eyes,
  isPlain,
  type Wanted,
  type WantedExam,
  wantedExams,
  wishOf,
} from './wanted-exams.ts';

// What somebody comes for, as one word of an address, a form or a draft: 'campo-visual.direito~topografia-corneana'.
// One service as it stands in the agenda is its slug, as ever. Where the patient has chosen a house, it follows:
// 'topografia-corneana_sede'.

const EYE_WORDS = { right: 'direito', left: 'esquerdo' } as const;
const PART = /^([a-z0-9-]{1,80})(?:\.(direito|esquerdo))?$/;
const HOUSED = /^([^_]*)(?:_([a-z0-9-]{1,80}))?$/;
/** More is not even looked at. */
const MAX_PARTS = 12;

export function examCode(wanted: Wanted): string {
  const exams = wantedExams(wanted).map(partOf).join('~');
  return wanted.branch === undefined ? exams : `${exams}_${wordOfHouse(wanted.branch)}`;
}

/** What a code means; null when it is none. Whether such services exist, the agenda knows. */
export function examsOfCode(code: string): Wanted | null {
  const [, named = '', house] = HOUSED.exec(code) ?? [];
  const parts = named.split('~').slice(0, MAX_PARTS).map(examOf);
  const exams = parts.filter((part) => part !== null);
  const wish = exams.length === parts.length ? wishOf(exams) : null;
  return wish && house ? { ...wish, branch: houseOf(house) } : wish;
}

/** A code in a house, or in none that has been chosen yet. */
export function codeIn(code: string, branch: string | null | undefined): string {
  const wanted = examsOfCode(code);
  return wanted ? examCode({ ...wanted, branch }) : code;
}

/** Whether a code is of one service as it stands in the agenda. */
export function isPlainCode(code: string): boolean {
  const wanted = examsOfCode(code);
  return wanted !== null && isPlain(wanted);
}

function partOf({ serviceSlug, eyes }: WantedExam): string {
  const word = wordOf(eyes);
  return word ? `${serviceSlug}.${word}` : serviceSlug;
}

function wordOf(eyes: Eyes | undefined): string | null {
  return eyes === 'right' || eyes === 'left' ? EYE_WORDS[eyes] : null;
}

function examOf(part: string): WantedExam | null {
  const [, serviceSlug, word] = PART.exec(part) ?? [];
  if (!serviceSlug) return null;
  if (!word) return { serviceSlug };
  return { serviceSlug, eyes: word === EYE_WORDS.right ? 'right' : 'left' };
}
