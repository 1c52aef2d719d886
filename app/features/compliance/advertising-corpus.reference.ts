import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { lintContent } from './lint-content.ts';
import { type LintedContent, RULES, type RuleId } from './linted-content.ts';
import { soundOf } from './second-ear/second-ear.ts';

// Sentences with the verdict of the law, which measure the check. docs/decisions/0049 says how they were made.

/** A Portuguese sentence, where it would stand, and whether a clinic may publish it. */
export type JudgedSentence = {
  sentence: string;
  rule: RuleId;
  verdict: 'forbidden' | 'innocent';
  why: string;
  content: Partial<Pick<LintedContent, 'kind' | 'slug' | 'registrations'>>;
};

const DIR = join(import.meta.dirname, 'advertising-corpus');
const SEED = 16;

const group = z.strictObject({ why: z.string(), says: z.string() });
const sheet = z.strictObject({
  rule: z.enum(RULES),
  content: z
    .strictObject({
      kind: z.enum(['posts', 'pages', 'plans', 'testimonials']),
      slug: z.string().optional(),
      registrations: z.array(z.string()).optional(),
    })
    .partial()
    .optional(),
  forbidden: z.array(group),
  innocent: z.array(group),
});

/** Rules of the corpus, which are the names of its files. */
const CORPUS_RULES = [
  'before-after',
  'brand',
  'device',
  'figure',
  'heartfelt-praise',
  'insurance',
  'lens-prescription',
  'machine-diagnosis',
  'no-risk',
  'praise',
  'price',
  'promise',
  'remote-diagnosis',
  'rivals',
  'seal',
  'sensation',
  'specialist',
  'superlative',
  'tied-sale',
] as const satisfies readonly RuleId[];

/** The whole corpus, in the order of its files. */
export function corpus(): JudgedSentence[] {
  return CORPUS_RULES.flatMap((rule) => judged(parse(read(`${rule}.yaml`))));
}

/**
 * The sets that were written after the rules, in the order of their writing. When the figures of one were known, rules
 * were tuned on it.
 */
export function blindSets(): JudgedSentence[][] {
  const names = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
  return names.map((nth) => setIn(`${nth}-blind-set.yaml`));
}

/** Sentences in other words than the corpus, for tuning. The fourth set is by a hand of its own. */
export function practiceSets(): JudgedSentence[][] {
  const later =
    'second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth'.split(
      ' ',
    );
  return ['', ...later.map((nth) => `${nth}-`)].map((nth) => setIn(`${nth}practice-set.yaml`));
}

/** Normalized sentences of the site's own texts, on which a check for advertising must stay silent. */
export function siteSentences(): string[] {
  return read('site-sentences.txt').trim().split('\n');
}

/** Sentences that no rule was tuned on, as they were drawn before any rule was touched. */
export function recordedHeldOut(): string[] {
  return read('held-out.txt').trim().split('\n');
}

/** Half of each rule's forbidden and innocent sentences, drawn at random with a fixed seed. */
export function drawHeldOut(sentences: readonly JudgedSentence[]): string[] {
  const random = seededRandom(SEED);
  const strata = Map.groupBy(sentences, ({ rule, verdict }) => `${rule} ${verdict}`);
  return [...strata.values()].flatMap((stratum) => {
    const shuffled = stratum
      .map(({ sentence }) => ({ sentence, at: random() }))
      .sort((a, b) => a.at - b.at);
    return shuffled.slice(0, Math.ceil(shuffled.length / 2)).map(({ sentence }) => sentence);
  });
}

export type Figures = {
  forbidden: number;
  innocent: number;
  /** Forbidden sentences that block, under whatever rule of advertising. */
  blocked: number;
  /** Forbidden sentences that block or are warned of. */
  caught: number;
  /** Forbidden sentences that are found under the rule they were written for. */
  named: number;
  /** Innocent sentences that block: false alarms. */
  falselyBlocked: number;
  falselyWarned: number;
};

/** What the check makes of sentences; its advice on long sentences does not count. */
export function measure(sentences: readonly JudgedSentence[], sound = soundOf): Figures {
  const figures: Figures = {
    forbidden: 0,
    innocent: 0,
    blocked: 0,
    caught: 0,
    named: 0,
    falselyBlocked: 0,
    falselyWarned: 0,
  };
  for (const judgedSentence of sentences) {
    const findings = findingsOf(judgedSentence, sound);
    const blocks = findings.some(({ severity }) => severity === 'blocks');
    const { rule, verdict } = judgedSentence;
    figures[verdict] += 1;
    if (verdict === 'forbidden') {
      if (blocks) figures.blocked += 1;
      if (findings.length > 0) figures.caught += 1;
      if (findings.some((each) => each.rule === rule)) figures.named += 1;
    } else if (blocks) figures.falselyBlocked += 1;
    else if (findings.length > 0) figures.falselyWarned += 1;
  }
  return figures;
}

/** Findings of one sentence that stands alone in a signed text without sources. */
function findingsOf({ sentence, content }: JudgedSentence, sound: typeof soundOf) {
  const checked: LintedContent = {
    kind: 'posts',
    slug: 'um-texto',
    locale: 'pt-BR',
    registrations: ['MÉDICA', 'CRM-MG 000000', 'RQE 00000'],
    hasSources: false,
    ...content,
    parts: [{ field: 'body', text: sentence }],
  };
  return lintContent(checked, sound).filter(
    ({ rule }) => rule !== 'long-sentence' && rule !== 'urgent',
  );
}

function setIn(file: string): JudgedSentence[] {
  return parseAllDocuments(read(file)).flatMap((each) => judged(each.toJS()));
}

function judged(source: unknown): JudgedSentence[] {
  const { rule, content = {}, ...groups } = sheet.parse(source);
  return (['forbidden', 'innocent'] as const).flatMap((verdict) =>
    groups[verdict].flatMap(({ why, says }) =>
      says
        .trim()
        .split('\n')
        .map((sentence) => ({ sentence, rule, verdict, why, content: definedIn(content) })),
    ),
  );
}

function definedIn(content: z.infer<typeof sheet>['content']): JudgedSentence['content'] {
  return Object.fromEntries(Object.entries(content ?? {}).filter(([, value]) => value));
}

function read(file: string): string {
  return readFileSync(join(DIR, file), 'utf8');
}

/** A small generator of numbers from 0 to 1, mulberry32; any Node draws the same. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
