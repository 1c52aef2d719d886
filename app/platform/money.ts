import type { Locale } from './locale.ts';

const FORMATS = { 'pt-BR': formatOf('pt-BR'), 'en-US': formatOf('en-US') } satisfies Record<
  Locale,
  Intl.NumberFormat
>;

/** An amount in reais, formatted for a language: 'R$ 1.799,88', 'R$1,799.88'. */
export function money(cents: number, locale: Locale = 'pt-BR'): string {
  return FORMATS[locale].format(cents / 100);
}

function formatOf(locale: Locale): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
}
