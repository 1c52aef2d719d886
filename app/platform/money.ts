import type { Locale } from './locale.ts';

const FORMATS = { 'pt-BR': formatOf('pt-BR'), 'en-US': formatOf('en-US') } satisfies Record<
  Locale,
  Intl.NumberFormat
>;

/** An amount in reais, formatted for a language: 'R$ 1.799,88', 'R$1,799.88'. */
export function money(cents: number, locale: Locale = 'pt-BR'): string {
  return FORMATS[locale].format(cents / 100);
}

/** An amount as `centsTyped` reads it: '1799,88'. */
export function typedAmount(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

function formatOf(locale: Locale): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
}

const MOST_CENTS = 1_000_000;

/** An amount in reais as people type it, '109,90' or 'R$ 1.090,00', in cents; null when it is none or not plausible. */
export function centsTyped(typed: string): number | null {
  const text = typed.replace(/^\s*R\$/i, '').replace(/\s/g, '');
  const parts = /^(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:,(\d{2}))?$/.exec(text);
  if (!parts) return null;
  const cents = Number(parts[1]?.replaceAll('.', '')) * 100 + Number(parts[2] ?? 0);
  return cents > 0 && cents <= MOST_CENTS ? cents : null;
}
