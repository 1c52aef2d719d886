import type { Locale } from '#app/platform/locale.ts';

/** When a check was run, to the second, '25/11/2026, 15:42:07'. @param at instant, ISO 8601 */
export function formatRunTime(at: string, locale: Locale, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(new Date(at));
}

/** '1.234 ms', as the language writes numbers. */
export function formatLatency(ms: number, locale: Locale): string {
  return `${ms.toLocaleString(locale)} ms`;
}

/** When the last of them was run; undefined when none was. */
export function lastRun(checks: readonly { at: string | null }[]): string | undefined {
  return checks
    .flatMap(({ at }) => at ?? [])
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
}
