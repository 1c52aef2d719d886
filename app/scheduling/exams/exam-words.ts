import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatTime } from '#app/clinic/format-date.ts';
import { severalExamsMessages } from '#app/locales/appointment/several-exams.ts';
import { DEFAULT_LOCALE, type Locale } from '#app/platform/locale.ts';
import type { SummaryStep } from '#app/scheduling/appointment-summary.ts';
import type { Eyes } from './wanted-exams.ts';

type Named = { serviceSlug: string; eyes?: Eyes | null | undefined };
type Words = { locale: Locale; titleOf: (slug: string) => string };

/** As the clinic itself says it, whatever the visitor reads. */
export function portuguese(titleOf: Words['titleOf']): Words {
  return { locale: DEFAULT_LOCALE, titleOf };
}

/** 'Campo visual (olho direito)' */
export function examTitle({ serviceSlug, eyes }: Named, { locale, titleOf }: Words): string {
  const title = titleOf(serviceSlug);
  if (eyes !== 'right' && eyes !== 'left') return title;
  return `${title} (${severalExamsMessages[locale].eyesShort[eyes]})`;
}

/** 'segunda-feira, 5 de outubro, às 8h, até 9h40' */
export function untilWords(moment: string, endsAt: Date, locale: Locale): string {
  const until = formatTime(wallClockOf(endsAt).time, { locale });
  return severalExamsMessages[locale].until(moment, until);
}

/** What an appointment is for, as one title: 'Campo visual e mapeamento de retina'. */
export function examsTitle(exams: readonly Named[], words: Words): string {
  const titles = exams.map((exam, index) => {
    const title = examTitle(exam, words);
    return index === 0 ? title : uncapitalized(title);
  });
  return listIn(words.locale).format(titles);
}

type Recorded = { serviceSlug: string; steps: readonly Named[] };

/** What a stored appointment is for, as one title. */
export function recordedTitle({ serviceSlug, steps }: Recorded, words: Words): string {
  return examsTitle(steps.length > 0 ? steps : [{ serviceSlug }], words);
}

/** As it stands within a sentence; abbreviations keep their capitals. */
export function uncapitalized(title: string): string {
  const second = title.charAt(1);
  return second === second.toLowerCase() ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

type Step = Named & { startsAt: Date; practitionerName: string };

/** Which exam begins when; nothing for one alone. */
export function stepsInWords(steps: readonly Step[], words: Words): SummaryStep[] {
  if (steps.length < 2) return [];
  return steps.map((step) => ({
    time: formatTime(wallClockOf(step.startsAt).time, { locale: words.locale }),
    title: examTitle(step, words),
    practitionerName: step.practitionerName,
  }));
}

/** Everybody who does a step, in order of time. */
export function practitionersOf(
  { practitionerName, steps }: { practitionerName: string; steps: readonly Step[] },
  locale: Locale,
): string {
  const names = new Set(steps.map((step) => step.practitionerName));
  if (names.size === 0) return practitionerName;
  return listIn(locale).format(names);
}

const lists = new Map<Locale, Intl.ListFormat>();

/** Making one costs more than all that it writes. */
function listIn(locale: Locale): Intl.ListFormat {
  const list = lists.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' });
  lists.set(locale, list);
  return list;
}
