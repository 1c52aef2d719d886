import { TextProblem } from './content-problem.ts';

/** Of whom a text speaks when it says 'the doctor': one, or the several of the clinic. */
export type DoctorForm = 'woman' | 'man' | 'women' | 'men';
export type NurseForm = 'woman' | 'man' | 'none';

/** What the words of texts follow. */
export type FactWords = {
  doctor: DoctorForm;
  nurse: NurseForm;
  /** By placeholder, without braces: 'city' is 'Serra Clara', 'da clinic' is 'da Clínica Clareia'. */
  names: ReadonlyMap<string, string>;
  /** What the clinic offers, by the words that texts use for it: 'cirurgias' is true. */
  offers: ReadonlyMap<string, boolean>;
};

type Options = {
  /** Placeholders that stay as they are, because their reader fills them. */
  kept?: readonly string[];
  /** How a name is written into the text; Markdown needs its signs escaped. */
  written?: (name: string) => string;
};

const CONDITION = /^\s*(com|sem|with|without) ([^:]+):\s?([\s\S]*)$/;
const NURSE = /^\s*(?:enfermagem|nurse):\s*([\s\S]*)$/;

/**
 * A text with its placeholders replaced: forms by gender, '{a médica / o médico}', for the doctor and
 * '{nurse: a enfermeira / o enfermeiro / a equipe}'; names, '{city}'; and what is said only where it is offered,
 * '{com cirurgias: e cirurgias}'. Placeholders may stand in each other.
 * @throws TextProblem for a brace that is none of these
 */
export function worded(text: string, facts: FactWords, options: Options = {}): string {
  if (!/[{}]/.test(text)) return text;
  let written = '';
  let at = 0;
  for (;;) {
    const opened = text.indexOf('{', at);
    const plain = text.slice(at, opened < 0 ? undefined : opened);
    if (plain.includes('}')) throw unknown(plain.slice(0, plain.indexOf('}') + 1), facts);
    written += plain;
    if (opened < 0) return written;
    const closed = closingOf(text, opened);
    if (closed < 0) throw unknown(text.slice(opened), facts);
    const inner = text.slice(opened + 1, closed);
    const words = wordsOf(inner, facts, options);
    at = closed + 1;
    // What is left out takes one of the two spaces around it along.
    if (words === '' && /(?:^|[\s(])$/.test(written) && text[at] === ' ') at += 1;
    else if (words === '' && /^[.,;:!?)]/.test(text.slice(at))) written = written.trimEnd();
    written += words;
  }
}

function closingOf(text: string, opened: number): number {
  let depth = 0;
  for (let at = opened; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function wordsOf(inner: string, facts: FactWords, options: Options): string {
  const condition = CONDITION.exec(inner);
  if (condition) {
    const [, word = '', named = '', rest = ''] = condition;
    const isSaid = isWith(word) === isOffered(named.trim(), facts);
    const words = worded(rest, facts, options);
    return isSaid ? words : '';
  }
  const nurse = NURSE.exec(inner)?.[1];
  if (nurse !== undefined) return formFor(nurse, facts.nurse, facts, options);
  if (inner.includes('/')) return formFor(inner, facts.doctor, facts, options);
  const name = inner.trim();
  if (options.kept?.includes(name)) return `{${name}}`;
  const found = facts.names.get(name);
  if (found === undefined) throw unknown(`{${inner}}`, facts);
  return options.written ? options.written(found) : found;
}

function isWith(word: string): boolean {
  return word === 'com' || word === 'with';
}

/** Whether everything is offered that a condition names: 'cirurgias', or 'cirurgias e crianças'. */
function isOffered(named: string, facts: FactWords): boolean {
  return named.split(/ (?:e|and) /).every((each) => {
    const offered = facts.offers.get(each.trim());
    if (offered === undefined) throw unknown(`{com ${each.trim()}: …}`, facts);
    return offered;
  });
}

const PLACES = { woman: 0, man: 1, none: 2, women: 2, men: 3 } as const;

/** Of two forms, those of one doctor; of four, also those of several. A nurse has a third: where there is none. */
function formFor(
  inner: string,
  form: DoctorForm | NurseForm,
  facts: FactWords,
  options: Options,
): string {
  const forms = inner.split(inner.includes('](') ? / \/ / : /\s*\/\s*/).map((each) => each.trim());
  const isNone = form === 'none';
  if (![2, 4].includes(forms.length) && !(forms.length === 3 && isNurseCount(form, facts)))
    throw unknown(`{${inner}}`, facts);
  const place = forms.length === 2 && !isNone ? PLACES[form] % 2 : PLACES[form];
  return worded(forms[place] ?? '', facts, options);
}

function isNurseCount(form: DoctorForm | NurseForm, facts: FactWords): boolean {
  return form === facts.nurse;
}

function unknown(found: string, { names }: FactWords): TextProblem {
  const known = [...names.keys()].map((name) => `{${name}}`).join(', ');
  return new TextProblem({
    code: 'unknown-placeholder',
    params: { found: found.slice(0, 60), known },
  });
}

/** A fixed sentence in the form that fits the doctor: '{A médica / O médico} examina'. */
export function formed(text: string, doctor: DoctorForm): string {
  return worded(text, { doctor, nurse: 'none', names: new Map(), offers: new Map() });
}
