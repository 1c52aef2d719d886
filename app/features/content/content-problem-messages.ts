import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import type { Field } from './content-type.ts';
import { BODY_FIELD, fieldName } from './field-values.ts';

const texts = staffContent.faults;

/** What the readers of texts say, and what staff are told. The first that fits counts. */
const WORDS: readonly [RegExp, (...parts: string[]) => string][] = [
  [/^is (?:missing|empty|withdrawn)$/, () => texts.missing],
  [/must have at most (\d+) characters/, (most = '') => texts.tooLong(most)],
  [/must end with a question mark/, () => texts.question],
  [/must have (?:exactly )?(\d+) entries/, (count = '') => texts.exactly(count)],
  [/must have at least (\d+) (?:entries|lines)/, (count = '') => texts.atLeast(count)],
  [/must have at least one (?:entry|line)/, () => texts.missing],
  [/must be a day|Invalid ISO date/, () => texts.day],
  [/must not be before publishedOn/, () => texts.dayOrder],
  [/must not have a min above its max/, () => texts.minutesOrder],
  [/must be minutes and seconds/, () => texts.position],
  [/must be lower-case words/, () => texts.slug],
  [/must be a name without its ending/, () => texts.file],
  [/must be the address of an audio file|^is '.*', which nobody has sent/, () => texts.noAudio],
  [/Invalid option|expected "/, () => texts.option],
  [/expected (?:number|int)\b.*received/, () => texts.number],
  [/^Too (?:small|big)/, () => texts.size],
  [/Unrecognized keys?: (.+)/, (key = '') => texts.unknownKey(key)],
  [/^Invalid input/, () => texts.missing],
  [/cannot be shown: '([\s\S]*)'$/, (quote = '') => texts.notShown(quote)],
  [/has the picture '(.*)', which nobody/, (name = '') => texts.noPicture(name)],
  [/has the heading '(.*)' twice/, (heading = '') => texts.twice(heading)],
  [/^'(.*)' has no text$/, (heading = '') => texts.hollow(heading)],
  [/has no section '(.*)', which/, (heading = '') => texts.urgent(heading)],
  [
    /'(.*)' is no placeholder; they are: (.*)$/,
    (name = '', all = '') => texts.placeholder(name, all),
  ],
  [/the heading '(.*)' has a placeholder/, (heading = '') => texts.noPlaceholder(heading)],
  [/^has no sections/, () => texts.sections],
  [/a transcript has paragraphs alone/, () => texts.transcript],
  [/'(.*)' is none of the speakers/, (name = '') => texts.speaker(name)],
  [/a transcript begins with/, () => texts.firstSpeaker],
  [/the clinic record has no '(.*)'/, (name = '') => texts.unknownPerson(name)],
  [/^(\d+) of the season is taken twice/, (number = '') => texts.episodeTaken(number)],
  [/^(\d+) is taken twice/, (number = '') => texts.positionTaken(number)],
];

export type ShownFault = { fieldId: string; message: string };

/**
 * What is wrong with a text, at its fields.
 * @param faults lines as readers give them, '- pt-BR/posts/x.md: tags.0: is empty'
 * @param label of the text that somebody writes
 */
export function problemMessages(
  faults: readonly string[],
  { label, fields, bodyLabel }: { label: string; fields: readonly Field[]; bodyLabel: string },
): ShownFault[] {
  const shown = faults.map((line) => {
    const { file, path, message } = partsOfFault(line);
    const words = inPortuguese(message);
    // Two questions cannot stand at one place; it does not matter which of the two is named.
    const isOwn = file === label || /is taken twice$/.test(message);
    if (!isOwn) return { fieldId: BODY_FIELD, message: texts.inOther(file, words) };
    const place = placeOf(fields, path);
    if (!place) return { fieldId: BODY_FIELD, message: `${bodyLabel}: ${lowered(words)}` };
    return { fieldId: fieldName(place.path), message: `${place.label}: ${lowered(words)}` };
  });
  // What the server would have filled in is missing along with what it is taken from.
  return [...new Map(shown.map((fault) => [`${fault.fieldId} ${fault.message}`, fault])).values()];
}

function partsOfFault(line: string): { file: string; path: string; message: string } {
  const match = /^(?:- )?((?:pt-BR|en-US)\/[\w/.-]+?): (?:([A-Za-z][\w.]*): )?([\s\S]*)$/.exec(
    line,
  );
  if (!match) return { file: '', path: '', message: line };
  const [, file = '', path = '', message = ''] = match;
  return { file, path, message };
}

function inPortuguese(message: string): string {
  for (const [pattern, say] of WORDS) {
    const match = pattern.exec(message);
    if (match) return say(...match.slice(1));
  }
  return texts.other(message);
}

/** What a field of a text is called; undefined for what is no field. @param path 'questions.0.answer' */
export function labelOfPath(fields: readonly Field[], path: string): string | undefined {
  return placeOf(fields, path)?.label;
}

/** The field that a path means, with its label; of a group as a whole its first field. */
function placeOf(
  fields: readonly Field[],
  path: string,
): { path: string; label: string } | undefined {
  const [name = '', ...rest] = path.split('.');
  const field = fields.find(
    (each) => each.name === name || (each.type === 'audio' && each.fills.includes(name)),
  );
  if (!field) return undefined;
  const here = { path: field.name, label: field.label };
  if (field.type !== 'group' && field.type !== 'rows') return here;
  const [first = '0', ...inner] = rest;
  const before = field.type === 'rows' ? `${name}.${/^\d+$/.test(first) ? first : '0'}` : name;
  const left = field.type === 'rows' ? inner : rest;
  const place = placeOf(field.of, left.join('.') || (field.of[0]?.name ?? ''));
  const row =
    field.type === 'rows' && rest.length > 0
      ? staffContent.fields.rowNumber(field.rowTitle, Number(first) + 1)
      : field.label;
  if (!place) return here;
  const isWhole = left.length === 0;
  return { path: `${before}.${place.path}`, label: isWhole ? row : `${row}, ${place.label}` };
}

function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
