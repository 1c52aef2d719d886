import { BRAND_RULES } from './brand-rules.ts';
import { BROAD_PRAISE } from './broad-praise.ts';
import { BROAD_PROMISES } from './broad-promises.ts';
import { BROAD_STORIES } from './broad-stories.ts';
import { BROAD_TRADE } from './broad-trade.ts';
import { ENGLISH_RULES } from './english-rules.ts';
import { IDIOM_CLAIMS } from './idiom-claims.ts';
import { IDIOM_PROMISES } from './idiom-promises.ts';
import type { Finding, LintedContent, RuleId, Severity } from './linted-content.ts';
import { hearingOf, listen } from './listen.ts';
import { CARE_MEANT } from './meaning-care.ts';
import { PRAISE_MEANT } from './meaning-praise.ts';
import { PROMISES_MEANT, RISKS_MEANT } from './meaning-promises.ts';
import { DEVICES, FIGURES_MEANT } from './meaning-proof.ts';
import { STORIES } from './meaning-stories.ts';
import { TRADE_MEANT } from './meaning-trade.ts';
import { normalizeText } from './normalize-text.ts';
import type { PhraseRule } from './phrase-rule.ts';
import { PRAISE } from './portuguese-praise.ts';
import { PROMISES } from './portuguese-promises.ts';
import { CARE, TRADE } from './portuguese-trade.ts';
import { isInnocentFrame } from './portuguese-words.ts';
import { phraseIndex, scanPhrases } from './scan-phrases.ts';
import { soundOf } from './second-ear/second-ear.ts';
import {
  FIGURE_RULES,
  longSentences,
  missingParts,
  missingUrgency,
  SPECIALIST_RULES,
} from './whole-text-rules.ts';

const SHARED = [...BRAND_RULES, ...FIGURE_RULES, ...SPECIALIST_RULES];
const INDEX = {
  'pt-BR': phraseIndex([
    ...[...PRAISE, ...PROMISES, ...TRADE, ...CARE],
    ...[...PRAISE_MEANT, ...PROMISES_MEANT, ...RISKS_MEANT, ...DEVICES],
    ...[...TRADE_MEANT, ...STORIES, ...CARE_MEANT, ...FIGURES_MEANT],
    ...[...BROAD_PRAISE, ...BROAD_PROMISES, ...BROAD_TRADE, ...BROAD_STORIES],
    ...[...IDIOM_PROMISES, ...IDIOM_CLAIMS, ...SHARED],
  ]),
  'en-US': phraseIndex([...ENGLISH_RULES, ...SHARED]),
};
const MOST_FINDINGS = 100;
const CONTEXT_LETTERS = 40;

/**
 * Findings of the rules of Brazilian medical advertising: what the text lacks first, then the rest in its order, and
 * sentences that are too long at the end. Linear in the length of the text. Res. CFM 2.336/2023, Res. COFEN 554/2017, Decreto 24.492/1934.
 * @param sound how forbidden a normalized sentence sounds; the second ear, unless that is what is measured
 */
export function lintContent(content: LintedContent, sound = soundOf): Finding[] {
  const counts = new Map<RuleId, number>();
  const finding = (
    rule: RuleId,
    severity: Severity,
    part?: number,
    span = { start: 0, end: 0 },
  ) => {
    const n = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, n);
    const { field, text } = (part === undefined ? undefined : content.parts[part]) ?? {
      field: '',
      text: '',
    };
    const { start, end } = span;
    const before = text.slice(Math.max(0, start - CONTEXT_LETTERS), start);
    const after = text.slice(end, end + CONTEXT_LETTERS);
    return { rule, n, severity, field, excerpt: text.slice(start, end), start, end, before, after };
  };

  const findings: Finding[] = missingParts(content).map((rule) => finding(rule, 'blocks'));
  const normalized = content.parts.map(({ text }) => normalizeText(text));
  /** Maps positions in the normalized text to positions in the text as typed. */
  const typedSpan = (part: number, { start, end }: { start: number; end: number }) => {
    const at = normalized[part]?.at ?? [];
    return { start: at[start] ?? 0, end: (at[end - 1] ?? 0) + 1 };
  };
  const urgent = missingUrgency(content, normalized);
  if (urgent)
    findings.push(finding('urgent', 'blocks', urgent.part, typedSpan(urgent.part, urgent)));
  for (const [part, { plain }] of normalized.entries()) {
    const limit = MOST_FINDINGS - findings.length;
    if (limit <= 0) break;
    const isAbout = (rule: PhraseRule) => rule.isAbout?.(content) ?? true;
    // Patients' words and English have the rules alone.
    const hasEar = content.locale === 'pt-BR' && content.kind !== 'testimonials';
    const matches = scanPhrases(plain, INDEX[content.locale], {
      // The ear drops matches, and what comes after those must not be hidden by them.
      limit: hasEar ? Infinity : limit,
      isAbout,
      hasDoubts: hasEar,
      ...(content.locale === 'pt-BR' && { isFramed: isInnocentFrame }),
    });
    const heard = hasEar
      ? listen(plain, matches, { content, sound, limit })
      : matches.map(hearingOf);
    for (const { rule, severity, isGuess, ...span } of heard)
      findings.push({
        ...finding(rule, severity, part, typedSpan(part, span)),
        ...(isGuess && { isGuess }),
      });
  }
  for (const { part, ...span } of longSentences(content).slice(0, MOST_FINDINGS - findings.length))
    findings.push(finding('long-sentence', 'advises', part, span));
  return findings;
}

/** Findings in a patient's words, which the clinic would publish as its own advertising. */
export function lintTestimonial({
  words,
  locale,
}: {
  words: string;
  locale: LintedContent['locale'];
}): Finding[] {
  const findings = lintContent({
    kind: 'testimonials',
    slug: '',
    locale,
    parts: [{ field: 'palavras', text: words }],
    registrations: [],
    hasSources: false,
  });
  // Patients' words are their own; nobody divides them.
  return findings.filter(({ rule }) => rule !== 'long-sentence');
}
