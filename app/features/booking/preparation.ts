import {
  type AppointmentMailMessages,
  appointmentMailMessages,
} from '#app/locales/appointment-mail.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { AppointmentSummary } from '#app/scheduling/appointment-summary.ts';

type Flags = AppointmentSummary['preparationFlags'];
type Told = Pick<AppointmentSummary, 'preparation' | 'preparationFlags' | 'bring'>;

type Signs = {
  fasting: (hours: number) => RegExp;
  companion: RegExp;
  dilation: RegExp;
  lensesOff: (hours: number) => RegExp;
  /** Things that both a service and a payer ask patients to bring. */
  things: readonly RegExp[];
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
  },
  'en-US': {
    fasting: (hours) =>
      new RegExp(`\\b${hours} hours?[^.]*without eating|not eat[^.]*${hours} hours?`, 'i'),
    companion: /\badult companion\b/i,
    dilation: /\bnot\b[^.]*\bdriv/i,
    lensesOff: (hours) =>
      new RegExp(`\\blenses\\b[^.]*\\b${hours} hours|\\b${hours} hours\\b[^.]*\\blenses\\b`, 'i'),
    things: [/\bphoto id/i, /\bglasses\b/i, /\bdoctor’s request\b/i],
  },
};

/**
 * What a patient must not forget, then the rest, then what to bring, each said once on a page: where the
 * service's own text says what a flag says, its sentence stands for the flag's, because it knows more.
 */
export function preparationOf({ preparation, preparationFlags, bring }: Told, locale: Locale) {
  const signs = SIGNS[locale];
  const { warning } = appointmentMailMessages[locale];
  const important = flaggedSentences(preparationFlags, warning, signs).flatMap(
    ({ sentence, sign }) => {
      const own = preparation.filter((text) => sign.test(text));
      return own.length > 0 ? own : [sentence];
    },
  );
  const words = preparation.join('\n');
  return {
    important: [...new Set(important)],
    preparation: preparation.filter((text) => !important.includes(text)),
    bring: bring.filter(
      (item) => !signs.things.some((thing) => thing.test(item) && thing.test(words)),
    ),
  };
}

/** What must not be forgotten, one short sentence each; names no exam and no illness. */
export function preparationWarnings(
  flags: Flags,
  { locale, warning }: Pick<AppointmentMailMessages, 'locale' | 'warning'>,
): string[] {
  return flaggedSentences(flags, warning, SIGNS[locale]).map(({ sentence }) => sentence);
}

function flaggedSentences(
  { companion, fastingHours, dilation, lensesOffHours }: Flags,
  warning: AppointmentMailMessages['warning'],
  signs: Signs,
): { sentence: string; sign: RegExp }[] {
  return [
    ...(fastingHours > 0
      ? [{ sentence: warning.fasting(fastingHours), sign: signs.fasting(fastingHours) }]
      : []),
    ...(companion ? [{ sentence: warning.companion, sign: signs.companion }] : []),
    ...(dilation ? [{ sentence: warning.dilation, sign: signs.dilation }] : []),
    ...(lensesOffHours > 0
      ? [{ sentence: warning.lensesOff(lensesOffHours), sign: signs.lensesOff(lensesOffHours) }]
      : []),
  ];
}
