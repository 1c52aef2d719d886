import type { Locale } from '#app/platform/locale.ts';

/** What kind of text it is; named as content/ names them, and what patients say of the clinic. */
export type LintedType =
  | 'posts'
  | 'episodes'
  | 'faq'
  | 'services'
  | 'pages'
  | 'plans'
  | 'texts'
  | 'testimonials';

/** A text that somebody wants to publish. */
export type LintedContent = {
  kind: LintedType;
  slug: string;
  locale: Locale;
  /** Its fields as a person types them, Markdown or plain; the names are only handed back. */
  parts: readonly LintedPart[];
  /** CRM, RQE or COREN of who signs it; of the clinic's doctor where nobody signs by name. */
  registrations: readonly string[];
  /** Whether the text names where its figures come from. */
  hasSources: boolean;
};

export type LintedPart = { field: string; text: string };

export const RULES = [
  'superlative',
  'promise',
  'no-risk',
  'device',
  'rivals',
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
] as const;
export type RuleId = (typeof RULES)[number];

/** 'blocks' keeps a text from being published until somebody gives a reason; 'advises' is only told. */
export type Severity = 'blocks' | 'advises';

/** Something in a text that the rules of medical advertising do not allow, or ask for. */
export type Finding = {
  rule: RuleId;
  /** Counts the findings of this rule from 1, in the order of the text. */
  n: number;
  severity: Severity;
  /** Name of the part it is in; empty when it is about the whole text. */
  field: string;
  /** The words themselves, as typed; empty when it is about the whole text. */
  excerpt: string;
  /** Where they stand in the part, half open. */
  start: number;
  end: number;
  /** A few words around them. */
  before: string;
  after: string;
};

const PLAN_PAGES = ['planos', 'planosonline', 'planosflex', 'pagamento', 'assine'];

/** Whether a text sells the lens subscriptions, which must never look like health insurance. */
export function isOfPlans({ kind, slug }: Pick<LintedContent, 'kind' | 'slug'>): boolean {
  return kind === 'plans' || (kind === 'pages' && PLAN_PAGES.includes(slug));
}
