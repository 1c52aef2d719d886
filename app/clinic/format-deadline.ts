import type { Locale } from '#app/platform/locale.ts';
import { addDays, wallClockOf } from './clinic-time.ts';
import { formatDay, formatTime } from './format-date.ts';

/**
 * An instant as the end of 'depois …' and 'after …': 'das 23h de quarta-feira, 25 de novembro',
 * 'da meia-noite de quarta para quinta-feira, 26 de novembro', '11:00 PM on Wednesday, November 25'.
 */
export function formatAfter(instant: Date, locale: Locale): string {
  return locale === 'en-US' ? momentOf(instant, locale) : `d${momentOf(instant, locale)}`;
}

/** A midnight is named by the days on both of its sides: people mean either by 'meia-noite de quarta'. */
function momentOf(instant: Date, locale: Locale): string {
  const { on, time } = wallClockOf(instant);
  const day = formatDay(on, { locale });
  if (time === '00:00') {
    const before = formatDay(addDays(on, -1), { locale });
    if (locale === 'en-US') return `midnight between ${before}, and ${day}`;
    const [weekday = ''] = before.split(/-feira|,/);
    return `a meia-noite de ${weekday} para ${day}`;
  }
  const clock = formatTime(time, { locale });
  if (locale === 'en-US') return `${clock} on ${day}`;
  return `${time < '02:00' ? 'a' : 'as'} ${clock} de ${day}`;
}
