import { USUAL_DILATION_HOURS } from '#app/clinic/preparation-rule.ts';
import { appointmentMailMessages } from '#app/locales/appointment-mail.ts';
import { preparationMessages } from '#app/locales/preparation.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { AppointmentSummary } from '#app/scheduling/appointment-summary.ts';
import {
  type DatedSentences,
  datedSentences,
  type Prepared,
} from '#app/scheduling/preparation/dated-sentences.ts';

type Told = Pick<AppointmentSummary, 'preparation' | 'preparationFlags' | 'bring'> & Prepared;

type Signs = {
  fasting: (hours: number) => RegExp;
  companion: RegExp;
  dilation: RegExp;
  lensesOff: (hours: number) => RegExp;
  /** Things that both a service and a payer ask patients to bring. */
  things: readonly RegExp[];
  /** What makes a thing one that may be left at home. */
  ifAny: RegExp;
};

/** How a service's own sentence is known to say the same as a flag. */
const SIGNS: Readonly<Record<Locale, Signs>> = {
  'pt-BR': {
    fasting: (hours) =>
      new RegExp(`\\b${hours} horas?[^.]*sem comer|jejum de ${hours} horas?`, 'i'),
    companion: /\bacompanhante\b/i,
    dilation: /\bn(?:ão|em)\b[^.]*\bdiri[gj]/i,
    lensesOff: (hours) =>
      new RegExp(`\\blentes\\b[^.]*\\b${hours} horas|\\b${hours} horas\\b[^.]*\\blentes\\b`, 'i'),
    things: [/\bdocumento\b[^.;]*\bcom foto/i, /\bóculos\b(?! escuros)/i, /\bpedido médico/i],
    ifAny: /\bse (?:tiver|houver)\b/i,
  },
  'en-US': {
    fasting: (hours) =>
      new RegExp(`\\b${hours} hours?[^.]*without eating|not eat[^.]*${hours} hours?`, 'i'),
    companion: /\badult companion\b/i,
    dilation: /\bnot\b[^.]*\bdriv/i,
    lensesOff: (hours) =>
      new RegExp(`\\blenses\\b[^.]*\\b${hours} hours|\\b${hours} hours\\b[^.]*\\blenses\\b`, 'i'),
    things: [/\bphoto id/i, /\bglasses\b/i, /\bdoctor’s request\b/i],
    ifAny: /\bif (?:you have|there are|any)\b/i,
  },
};

/**
 * What a patient must not forget, then the rest, then what to bring, each said once on a page: where the
 * service's own text says what a flag says, its sentence stands for the flag's, because it knows more. Day and time
 * follow it where the appointment is known.
 */
export function preparationOf(told: Told, locale: Locale) {
  const { preparation, bring } = told;
  const { things, ifAny } = SIGNS[locale];
  const dated = datedSentences(told, locale);
  const flagged = flaggedSentences(told, locale, dated);
  const isIdle = (line: string) => dated.isLensless && lensSign(told, locale)(line);
  const lines = new Map<string, string[]>();
  for (const { sentence, sign, after } of flagged) {
    const own = preparation.filter((line) => sign(line) && !isIdle(line));
    const [first = sentence] = own;
    for (const line of own.length > 0 ? own : [sentence]) lines.set(line, lines.get(line) ?? []);
    lines.get(first)?.push(...after);
  }
  const important = [...lines].map(([line, after]) => [line, ...after].join(' '));
  // What the payer wants without fail is firmer than 'if you have it'.
  const firm = preparation.filter((line) => !ifAny.test(line)).join('\n');
  return {
    important: [...important, ...dated.wayHome],
    preparation: preparation.filter((line) => !lines.has(line) && !isIdle(line)),
    bring: bring.filter((item) => !things.some((thing) => thing.test(item) && thing.test(firm))),
  };
}

/** What must not be forgotten, a line each, with day and time; names no exam and no illness. */
export function preparationWarnings(
  told: Omit<Told, 'preparation' | 'bring'>,
  locale: Locale,
): string[] {
  return flaggedSentences(told, locale, datedSentences(told, locale)).map(({ sentence, after }) =>
    [sentence, ...after].join(' '),
  );
}

type Flagged = {
  sentence: string;
  /** Whether a line of the service's text says the same. */
  sign: (line: string) => boolean;
  /** What follows it for one appointment. */
  after: readonly string[];
};

function flaggedSentences(
  told: Omit<Told, 'preparation' | 'bring'>,
  locale: Locale,
  dated: DatedSentences,
): Flagged[] {
  const { companion, fastingHours, dilation, lensesOffHours } = told.preparationFlags;
  const signs = SIGNS[locale];
  const { warning } = appointmentMailMessages[locale];
  const by = (sign: RegExp) => (line: string) => sign.test(line);
  const hasLenses = lensesOffHours > 0 && !dated.isLensless;
  const flagged: (Flagged | false)[] = [
    fastingHours > 0 && {
      sentence: warning.fasting(fastingHours),
      sign: by(signs.fasting(fastingHours)),
      after: dated.fasting,
    },
    companion && { sentence: warning.companion, sign: by(signs.companion), after: [] },
    dilation && {
      sentence: dilationSentence(told, locale),
      sign: by(signs.dilation),
      after: dated.dilation,
    },
    hasLenses && {
      sentence: lensSentence(told, locale),
      sign: lensSign(told, locale),
      after: dated.lenses,
    },
  ];
  return flagged.filter((each) => each !== false);
}

function dilationSentence({ preparationRule: rule }: Prepared, locale: Locale): string {
  const { warning } = appointmentMailMessages[locale];
  if (!rule || rule.dilationHours === USUAL_DILATION_HOURS) return warning.dilation;
  const { alwaysDilates, mayDilate } = preparationMessages[locale].rule;
  return (rule.dilates === 'always' ? alwaysDilates : mayDilate)(rule.dilationHours);
}

/** Without lenses, by the whole rule where it is known: the flag has one figure alone. */
function lensSentence(
  { preparationRule: rule, preparationFlags }: Omit<Told, 'preparation' | 'bring'>,
  locale: Locale,
): string {
  const isOne = !rule || rule.softLensHours === rule.rigidLensHours;
  if (isOne)
    return appointmentMailMessages[locale].warning.lensesOff(preparationFlags.lensesOffHours);
  return preparationMessages[locale].rule.lensesOff(rule.softLensHours, rule.rigidLensHours);
}

function lensSign(told: Omit<Told, 'preparation' | 'bring'>, locale: Locale) {
  const { preparationRule: rule, preparationFlags } = told;
  const hours = rule
    ? [rule.softLensHours, rule.rigidLensHours]
    : [preparationFlags.lensesOffHours];
  const written = hours.filter(Boolean).map((each) => SIGNS[locale].lensesOff(each));
  const settled =
    rule && preparationMessages[locale].rule.lensesOff(rule.softLensHours, rule.rigidLensHours);
  return (line: string) => line === settled || written.some((sign) => sign.test(line));
}
