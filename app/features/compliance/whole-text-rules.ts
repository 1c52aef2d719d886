import { MOST_WORDS, sentencesOf, wordsIn } from '#app/platform/text/plain-language.ts';
import { isOfPlans, type LintedContent, type RuleId } from './linted-content.ts';
import type { NormalizedText } from './normalize-text.ts';
import type { PhraseRule } from './phrase-rule.ts';
import { DENIED, SOURCED } from './portuguese-words.ts';

// Rules that look at the whole text: who signs it, the sources of its figures, what to do in an emergency.

const NUMBERS = '(?:um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|vinte|cem)';
const ENGLISH_NUMBERS = '(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty)';

/** Medical figures, which need a source. */
export const FIGURE_RULES: readonly PhraseRule[] = [
  {
    rule: 'figure',
    severity: 'blocks',
    phrases: [
      '\\d+(?:[.,]\\d{1,3})? ?(?:%|por cento|percent|per cent)',
      '\\d{1,3} (?:em|de|a|in|out of) (?:cada|every|each) \\d{1,5}',
      '\\d{1,3} out of \\d{1,5}',
      '\\d+(?:[.,]\\d{1,3})? (?:mil|milhoes|million) (?:de )?(?:pessoas|brasileiros|pacientes|people|brazilians|patients)',
      ...[
        'um',
        'uma',
        'dois',
        'duas',
        'tres',
        'quatro',
        'cinco',
        'seis',
        'sete',
        'oito',
        'nove',
        'metade',
      ].map((word) => `${word} (?:em|de) cada ${NUMBERS}`),
      ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map(
        (word) => `${word} (?:in|out of) (?:every |each )?${ENGLISH_NUMBERS}`,
      ),
    ],
    unlessEarlier:
      /(?:^|[^a-z])(?:nenhum|nenhuma|no|none)(?:[^a-z]|$)|(?:colirio|atropina|solucao|pomada)[^.]{0,16}$/,
    unlessAfter:
      /^ (?:frascos?|dias?|horas?|mes|meses|semanas?|gotas?|lentes|anos?|minutos?)(?![a-z])/,
    unlessSentence: new RegExp(
      `${SOURCED.source}|desconto|juros|economi|mais barat|umidade|contraste|brilho|zoom|bateria|alcool|soro fisiologico|na tabela|discount|interest|cheaper|humidity|contrast|according to|uv|raios`,
    ),
    isAbout: (content) => !content.hasSources && !isOfPlans(content),
  },
];

/** Only a doctor with a registered specialty may be called a specialist. */
export const SPECIALIST_RULES: readonly PhraseRule[] = [
  {
    rule: 'specialist',
    severity: 'blocks',
    phrases: [
      'especialistas?',
      'especializad[oa]s? em',
      'specialists?',
      'specialized in',
      'specialised in',
    ],
    unlessEarlier:
      /(?:^|[^a-z])(?:titulo de|registro de(?: qualificacao de)?|nenhum[^.]{0,30}|se dizer|nao (?:somos|e|anunciamos)|not an?) $/,
    unlessSentence: /rqe|registro|o que e um/,
    isAbout: ({ registrations }) => !registrations.some((each) => each.startsWith('RQE')),
  },
];

const RED_FLAG = {
  'pt-BR':
    /perd[a-z]{1,3} (?:subita|repentina|d[ae] visao de repente|a visao de repente)|visao (?:some|sumiu|cai|caiu) de repente|de repente[^.!?\n]{0,30} (?:perd|some|visao)|dor (?:muito )?(?:forte|intensa)[^.!?\n]{0,20} olho|olhos?[^.!?\n]{0,20} (?:doer muito|dor forte)|produto quimico|(?:pancada|corte|perfuracao)[^.!?\n]{0,12} olho|luzes piscando|claroes|sombra ou cortina/,
  'en-US':
    /sudden(?:ly)?[^.!?\n]{0,24} (?:loss|lose|vision|sight)|severe (?:eye )?pain|chemical|(?:blow|cut|hit) (?:to|in) the eye|flash(?:es|ing lights)|curtain|shadow over/,
};
const WHAT_TO_DO = {
  'pt-BR':
    /pronto.socorro|samu|(?:^|[^\d])192(?:[^\d]|$)|emergencia|urgen|imediat|agora mesmo|no mesmo dia|na mesma hora|(?:procur|ligu|venha|va |vai |avis|fal)[^.!?\n]{0,40} (?:logo|ja|agora|depressa|clinica|medic|atendimento)|sem esperar|nao espere/,
  'en-US':
    /emergency|urgent|192|immediately|right away|at once|same day|straight away|do not wait|don't wait|now(?:[^a-z]|$)|call (?:us|the clinic)|contact the clinic|without delay|see a doctor/,
};

/** Where a text mentions a reason to hurry but never says what to do; null when it says so or mentions none. */
export function missingUrgency(
  { locale }: Pick<LintedContent, 'locale'>,
  normalized: readonly NormalizedText[],
): { part: number; start: number; end: number } | null {
  if (normalized.some(({ plain }) => WHAT_TO_DO[locale].test(plain))) return null;
  for (const [part, { plain }] of normalized.entries()) {
    const found = RED_FLAG[locale].exec(plain);
    if (found && !DENIED.test(plain.slice(Math.max(0, found.index - 24), found.index)))
      return { part, start: found.index, end: found.index + found[0].length };
  }
  return null;
}

/** Portuguese sentences too long to be read at once; the site's own texts have none. */
export function longSentences({
  locale,
  parts,
}: Pick<LintedContent, 'locale' | 'parts'>): { part: number; start: number; end: number }[] {
  if (locale !== 'pt-BR') return [];
  return parts.flatMap(({ text }, part) =>
    sentencesOf(text)
      .filter((sentence) => wordsIn(sentence.text).length > MOST_WORDS)
      .map(({ start, end }) => ({ part, start, end })),
  );
}

/** Required parts that the whole text lacks. */
export function missingParts({ kind, registrations }: LintedContent): RuleId[] {
  const isSigned = registrations.some((each) => /^(?:CRM|COREN)/.test(each));
  return (kind === 'posts' || kind === 'episodes') && !isSigned ? ['identification'] : [];
}
