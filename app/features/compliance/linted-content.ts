import type { Locale } from '#app/platform/locale.ts';

/** Content types as content/ names them, and patients' testimonials. */
export type LintedType =
  | 'posts'
  | 'episodes'
  | 'faq'
  | 'services'
  | 'pages'
  | 'plans'
  | 'people'
  | 'texts'
  | 'testimonials';

/** A text to check before it is published. */
export type LintedContent = {
  kind: LintedType;
  slug: string;
  locale: Locale;
  /** Its fields as typed, Markdown or plain; names are only passed through to the findings. */
  parts: readonly LintedPart[];
  /** CRM, RQE or COREN numbers of its author, or of the clinic's doctor for unsigned texts. */
  registrations: readonly string[];
  /** Whether the text names the sources of its figures. */
  hasSources: boolean;
};

export type LintedPart = { field: string; text: string };

export const RULES = [
  'superlative',
  'promise',
  'no-risk',
  'device',
  'rivals',
  'seal',
  'sensation',
  'price',
  'tied-sale',
  'surgery-discount',
  'before-after',
  'praise',
  'heartfelt-praise',
  'lens-prescription',
  'remote-diagnosis',
  'machine-diagnosis',
  'brand',
  'insurance',
  'figure',
  'specialist',
  'identification',
  'urgent',
  'long-sentence',
] as const;
export type RuleId = (typeof RULES)[number];

/** 'blocks' prevents publishing until somebody gives a reason; 'advises' only informs. */
export type Severity = 'blocks' | 'advises';

/** Something in a text that the rules of medical advertising forbid or require, or that is hard to read. */
export type Finding = {
  rule: RuleId;
  /** Counts the findings of this rule from 1, in the order of the text. */
  n: number;
  severity: Severity;
  /** Name of the part it is in; empty when it concerns the whole text. */
  field: string;
  /** The text found, as typed; empty when the finding concerns the whole text. */
  excerpt: string;
  /** Position in the part, half open. */
  start: number;
  end: number;
  /** Only sounds like it: the second ear warns, and no rule says so. */
  isGuess?: true;
  /** A few words of context. */
  before: string;
  after: string;
};

const PLAN_PAGES = ['planos', 'planosonline', 'planosflex', 'pagamento', 'assine'];

/** Whether a text describes the lens subscriptions, which must never look like health insurance. */
export function isOfPlans({ kind, slug }: Pick<LintedContent, 'kind' | 'slug'>): boolean {
  return kind === 'plans' || (kind === 'pages' && PLAN_PAGES.includes(slug));
}

// Metadata fields whose values visitors do not read as prose.
const NOT_PROSE = [
  'slug',
  'author',
  'reviewer',
  'reviewedOn',
  'publishedOn',
  'updatedOn',
  'category',
  'group',
  'family',
  'services',
  'speakers',
  'keywords',
  'sources',
  'image',
  'photo',
  'photos',
  'since',
  'voice',
  'conflictsWith',
];

/** The prose of an entry: each front matter field ('questions.0.answer') and the body. */
export function lintedParts(front: Readonly<Record<string, unknown>>, body: string): LintedPart[] {
  const fields = Object.entries(front)
    .filter(([field]) => !NOT_PROSE.includes(field))
    .flatMap(([field, value]) => wordsIn(field, value));
  return [...fields, { field: 'body', text: body }];
}

function wordsIn(field: string, value: unknown): LintedPart[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => wordsIn(`${field}.${name}`, inner));
}

/** Whether the front matter names the sources of figures. */
export function namesSources(front: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(front.sources) && front.sources.length > 0;
}
