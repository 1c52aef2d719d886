import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import type { Field } from './content-type.ts';
import { BODY_FIELD, fieldName } from './field-values.ts';

const messages = staffContent.problems;

/** What the readers of texts say, and what staff are told. The first that fits counts. */
const SENTENCES: readonly [RegExp, (...parts: string[]) => string][] = [
  [/^is (?:missing|empty|withdrawn)$/, () => messages.missing],
  [/must have at most (\d+) characters/, (most = '') => messages.tooLong(most)],
  [/must end with a question mark/, () => messages.question],
  [/must have (?:exactly )?(\d+) entries/, (count = '') => messages.exactly(count)],
  [/must have at least (\d+) (?:entries|lines)/, (count = '') => messages.atLeast(count)],
  [/must have at least one (?:entry|line)/, () => messages.missing],
  [/must be a day|Invalid ISO date/, () => messages.day],
  [/must not be before publishedOn/, () => messages.dayOrder],
  [/must not have a min above its max/, () => messages.minutesOrder],
  [/must be minutes and seconds/, () => messages.position],
  [/must be lower-case sentence/, () => messages.slug],
  [/must be a name without its ending/, () => messages.file],
  [/must be the address of an audio file|^is '.*', which nobody has sent/, () => messages.noAudio],
  [/Invalid option|expected "/, () => messages.option],
  [/expected (?:number|int)\b.*received/, () => messages.number],
  [/^Too (?:small|big)/, () => messages.size],
  [/Unrecognized keys?: (.+)/, (key = '') => messages.unknownKey(key)],
  [/^Invalid input/, () => messages.missing],
  [/cannot be shown: '([\s\S]*)'$/, (quote = '') => messages.notShown(quote)],
  [/has the picture '(.*)', which nobody/, (name = '') => messages.noPicture(name)],
  [/has the heading '(.*)' twice/, (heading = '') => messages.twice(heading)],
  [/^'(.*)' has no text$/, (heading = '') => messages.hollow(heading)],
  [/has no section '(.*)', which/, (heading = '') => messages.urgent(heading)],
  [
    /'(.*)' is no placeholder; they are: (.*)$/,
    (name = '', known = '') => messages.placeholder(name, known),
  ],
  [/the heading '(.*)' has a placeholder/, (heading = '') => messages.noPlaceholder(heading)],
  [/^has no sections/, () => messages.sections],
  [/a transcript has paragraphs alone/, () => messages.transcript],
  [/'(.*)' is none of the speakers/, (name = '') => messages.speaker(name)],
  [/a transcript begins with/, () => messages.firstSpeaker],
  [/the clinic record has no '(.*)'/, (name = '') => messages.unknownPerson(name)],
  [/^(\d+) of the season is taken twice/, (number = '') => messages.episodeTaken(number)],
  [/^(\d+) is taken twice/, (number = '') => messages.positionTaken(number)],
];

export type ShownFault = { fieldId: string; message: string };

/**
 * Messages for an entry's problems, each at its field.
 * @param label of the edited entry, as in the problems' `file`
 */
export function problemMessages(
  problems: readonly string[],
  { label, fields, bodyLabel }: { label: string; fields: readonly Field[]; bodyLabel: string },
): ShownFault[] {
  const shown = problems.map((line) => {
    const { file, path, message } = partsOfFault(line);
    const sentence = sentenceOf(message);
    // Two questions cannot stand at one place; it does not matter which of the two is named.
    const isOwn = file === label || /is taken twice$/.test(message);
    if (!isOwn) return { fieldId: BODY_FIELD, message: messages.inOther(file, sentence) };
    const target = fieldAt(fields, path);
    if (!target) return { fieldId: BODY_FIELD, message: `${bodyLabel}: ${lowered(sentence)}` };
    return { fieldId: fieldName(target.path), message: `${target.label}: ${lowered(sentence)}` };
  });
  // A value that the server fills in is missing along with its source: one message is enough.
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

function sentenceOf(message: string): string {
  for (const [pattern, say] of SENTENCES) {
    const match = pattern.exec(message);
    if (match) return say(...match.slice(1));
  }
  return messages.other(message);
}

/** Label of the field at a path; undefined for an unknown field. @param path 'questions.0.answer' */
export function labelOfPath(fields: readonly Field[], path: string): string | undefined {
  return fieldAt(fields, path)?.label;
}

/** The field at a path with its label; for a whole group its first field. */
function fieldAt(
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
  const target = fieldAt(field.of, left.join('.') || (field.of[0]?.name ?? ''));
  const row =
    field.type === 'rows' && rest.length > 0
      ? staffContent.fields.rowNumber(field.rowTitle, Number(first) + 1)
      : field.label;
  if (!target) return here;
  const isWhole = left.length === 0;
  return { path: `${before}.${target.path}`, label: isWhole ? row : `${row}, ${target.label}` };
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
