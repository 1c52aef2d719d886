import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import type {
  ContentProblem,
  ParamsOf,
  Problem,
  ProblemCode,
} from '#app/platform/text/content-problem.ts';
import type { Field } from './content-type.ts';
import { BODY_FIELD, fieldName } from './field-values.ts';

const messages = staffContent.problems;

const SENTENCES: { [Code in ProblemCode]: (params: ParamsOf<Code>) => string } = {
  missing: () => messages.missing,
  'wrong-type': () => messages.missing,
  'not-a-number': () => messages.number,
  'out-of-range': () => messages.size,
  'not-an-option': () => messages.option,
  'not-a-day': () => messages.day,
  'no-question-mark': () => messages.question,
  'too-long': ({ maximum }) => messages.tooLong(maximum),
  'too-few': ({ minimum }) => messages.atLeast(minimum),
  'too-many': ({ maximum }) => messages.atMost(maximum),
  'wrong-count': ({ count }) => messages.exactly(count),
  'unknown-field': ({ names }) => messages.unknownKey(names),
  'days-reversed': () => messages.dayOrder,
  'minutes-reversed': () => messages.minutesOrder,
  'not-a-timestamp': () => messages.position,
  'not-a-slug': () => messages.slug,
  'not-a-film': () => messages.noFilm,
  'not-captions': () => messages.noCaptions,
  'not-an-audio-path': () => messages.noAudio,
  'not-a-picture': () => messages.noPicture,
  'alt-not-words': () => messages.alt,
  'not-accepted': () => messages.notAccepted,
  'no-front-matter': () => messages.noFields,
  'broken-front-matter': () => messages.unreadable,
  'empty-body': () => messages.missing,
  'text-withdrawn': () => messages.notThere,
  'text-missing': () => messages.notThere,
  'unknown-markdown': ({ quote }) => messages.notShown(quote),
  'heading-twice': ({ heading }) => messages.twice(heading),
  'empty-section': ({ heading }) => messages.hollow(heading),
  'unknown-section': ({ heading }) => messages.urgent(heading),
  'no-sections': () => messages.sections,
  'unknown-placeholder': ({ found, known }) => messages.placeholder(found, known),
  'placeholder-in-heading': ({ heading }) => messages.noPlaceholder(heading),
  'transcript-block': () => messages.transcript,
  'transcript-start': () => messages.firstSpeaker,
  'unknown-speaker': ({ name }) => messages.speaker(name),
  'unknown-plan': () => messages.noPlan,
  'not-in-record': ({ name }) => messages.unknownPerson(name),
  'missing-picture': ({ name }) => messages.noImage(name),
  'missing-audio': () => messages.noAudio,
  'missing-film': () => messages.noFilm,
  'number-taken': ({ number }) => messages.episodeTaken(number),
  'position-taken': ({ position }) => messages.positionTaken(position),
  unreadable: () => messages.unreadable,
};

/** The message of a problem for staff: one or two sentences on one line, whatever they quote. */
export function sentenceOf<Code extends ProblemCode>({ code, params }: Problem<Code>): string {
  return SENTENCES[code](params).replaceAll(/\s*\n\s*/g, ' ');
}

/** Two entries cannot share a number; it does not matter which of them the problem names. */
const OF_TWO_ENTRIES: readonly ProblemCode[] = ['number-taken', 'position-taken'];

/**
 * Messages for an entry's problems, each at its field.
 * @param label of the edited entry, as in the problems' `file`
 */
export function problemMessages(
  problems: readonly ContentProblem[],
  { label, fields, bodyLabel }: { label: string; fields: readonly Field[]; bodyLabel: string },
): { fieldId: string; message: string }[] {
  const shown = problems.map((problem) => {
    const { file, path, code } = problem;
    const sentence = sentenceOf(problem);
    const isOwn = file === label || file === '' || OF_TWO_ENTRIES.includes(code);
    if (!isOwn) return { fieldId: BODY_FIELD, message: messages.inOther(file, sentence) };
    const target = fieldAt(fields, path);
    if (!target) return { fieldId: BODY_FIELD, message: `${bodyLabel}: ${lowered(sentence)}` };
    return { fieldId: fieldName(target.path), message: `${target.label}: ${lowered(sentence)}` };
  });
  // A value that the server fills in is missing along with its source: one message is enough.
  return [...new Map(shown.map((each) => [`${each.fieldId} ${each.message}`, each])).values()];
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
