/** A schema's English message about one of its own checks. Printed only at startup; staff never see it. */
type Worded = { message: string };
type Nothing = Record<string, never>;

/** Every kind of problem in a text, with the parameters of its message. */
type ProblemParams = {
  // Found by the front matter's schema.
  missing: Worded;
  'wrong-type': Worded;
  'not-a-number': Worded;
  'out-of-range': Worded;
  'not-an-option': Worded;
  'not-a-day': Worded;
  'no-question-mark': Worded;
  'too-long': Worded & { maximum: string };
  'too-few': Worded & { minimum: string };
  'too-many': Worded & { maximum: string };
  'wrong-count': Worded & { count: string };
  'unknown-field': Worded & { names: string };
  'days-reversed': Worded;
  'minutes-reversed': Worded;
  'not-a-timestamp': Worded;
  'not-a-slug': Worded;
  'not-a-film': Worded;
  'not-captions': Worded;
  'not-an-audio-path': Worded;
  'not-a-picture': Worded;
  'alt-not-words': Worded;
  'not-accepted': Worded;
  // Found by the readers.
  'no-front-matter': Nothing;
  'broken-front-matter': Worded;
  'empty-body': Nothing;
  'text-withdrawn': Nothing;
  'text-missing': Nothing;
  'unknown-markdown': { quote: string };
  'heading-twice': { heading: string };
  'empty-section': { heading: string };
  'unknown-section': { heading: string };
  'no-sections': Nothing;
  'unknown-placeholder': { found: string; known: string };
  'placeholder-in-heading': { heading: string };
  'transcript-block': Nothing;
  'transcript-start': Nothing;
  'unknown-speaker': { name: string };
  'unknown-plan': Nothing;
  // Found between texts, and by comparison with the rest of the site.
  'not-in-record': { name: string };
  'missing-picture': { name: string };
  'missing-audio': { path: string };
  'missing-film': { path: string };
  'number-taken': { number: string };
  'position-taken': { position: string };
  /** Any other error that stopped the reading. */
  unreadable: Worded;
};

export type ProblemCode = keyof ProblemParams;
export type ParamsOf<Code extends ProblemCode> = Readonly<ProblemParams[Code]>;

/** What is wrong, before it is known in which file. */
export type Problem<Code extends ProblemCode = ProblemCode> = {
  [Each in Code]: { code: Each; params: ParamsOf<Each> };
}[Code];

/**
 * A problem in a text, as a value that each reader formats.
 * @param file as 'pt-BR/posts/catarata.md'; '' when no single file is the cause
 * @param path of the field, as 'questions.0.answer', or 'body'; '' for the whole text
 */
export type ContentProblem = Problem & { file: string; path: string };

const worded = ({ message }: Worded) => message;

const LINES: { [Code in ProblemCode]: (params: ParamsOf<Code>) => string } = {
  missing: worded,
  'wrong-type': worded,
  'not-a-number': worded,
  'out-of-range': worded,
  'not-an-option': worded,
  'not-a-day': worded,
  'no-question-mark': worded,
  'too-long': worded,
  'too-few': worded,
  'too-many': worded,
  'wrong-count': worded,
  'unknown-field': worded,
  'days-reversed': worded,
  'minutes-reversed': worded,
  'not-a-timestamp': worded,
  'not-a-slug': worded,
  'not-a-film': worded,
  'not-captions': worded,
  'not-an-audio-path': worded,
  'not-a-picture': worded,
  'alt-not-words': worded,
  'not-accepted': worded,
  'no-front-matter': () => 'has no front matter between two lines of ---',
  'broken-front-matter': worded,
  'empty-body': () => 'is empty',
  'text-withdrawn': () => 'is withdrawn',
  'text-missing': () => 'is missing',
  'unknown-markdown': ({ quote }) => `cannot be shown: '${quote}'`,
  'heading-twice': ({ heading }) => `has the heading '${heading}' twice`,
  'empty-section': ({ heading }) => `'${heading}' has no text`,
  'unknown-section': ({ heading }) => `has no section '${heading}', which the field urgent names`,
  'no-sections': () => 'has no sections',
  'unknown-placeholder': ({ found, known }) => `'${found}' is no placeholder; they are: ${known}`,
  'placeholder-in-heading': ({ heading }) => `the heading '${heading}' has a placeholder`,
  'transcript-block': () => 'a transcript has paragraphs alone',
  'transcript-start': () => 'a transcript begins with the name of who speaks',
  'unknown-speaker': ({ name }) => `'${name}' is none of the speakers`,
  'unknown-plan': () => 'is not in the plan table',
  'not-in-record': ({ name }) => `the clinic record has no '${name}'`,
  'missing-picture': ({ name }) => `has the picture '${name}', which nobody has sent`,
  'missing-audio': ({ path }) => `is '${path}', which nobody has sent`,
  'missing-film': ({ path }) => `is '${path}', which nobody has sent`,
  'number-taken': ({ number }) => `${number} of the season is taken twice`,
  'position-taken': ({ position }) => `${position} is taken twice`,
  unreadable: worded,
};

/** In English, for whoever starts the site. */
function englishOf<Code extends ProblemCode>({ code, params }: Problem<Code>): string {
  return LINES[code](params);
}

/** '- pt-BR/posts/x.md: title: is empty': always one line, even with multi-line quotations. */
export function problemLine(problem: ContentProblem): string {
  const { file, path } = problem;
  const context = [file && `- ${file}`, path].filter(Boolean);
  return [...context, englishOf(problem)].join(': ').replaceAll(/\s*\n\s*/g, ' ');
}

export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(LINES, code);
}

/** Thrown by readers of a part of a text, which do not know its file. */
export class TextProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(englishOf(problem));
    this.problem = problem;
  }
}

/** Thrown by readers of whole texts, with all problems. The message has a line for each. */
export class ContentProblems extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[], heading = '') {
    super([heading, ...problems.map(problemLine)].filter(Boolean).join('\n'));
    this.problems = problems;
  }
}

/** The problems in an error of a reader; any other error becomes one problem. */
export function problemsOf(error: unknown): readonly ContentProblem[] {
  if (error instanceof ContentProblems) return error.problems;
  return [{ file: '', path: '', code: 'unreadable', params: { message: messageOf(error) } }];
}

/**
 * Waits for all readers, so that one reader's problems do not hide another's. @throws one ContentProblems
 * for all
 */
export async function allRead<Parts extends readonly Promise<unknown>[]>(parts: Parts) {
  const errors = (await Promise.allSettled(parts)).flatMap((result): unknown[] =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  if (errors.length === 0) return Promise.all(parts);
  const all = new ContentProblems(errors.flatMap(problemsOf));
  all.message = errors.map(messageOf).join('\n');
  throw all;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
