import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { unregisteredTitles } from '#app/clinic/record/announced-title.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import { lintContent } from '#app/features/compliance/lint-content.ts';
import { staffCompliance } from '#app/locales/pt-BR/staff/compliance.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#app/platform/locale.ts';

const messages = staffRecord.doubtful;

type Told = Pick<ClinicRecord, 'slogan' | 'specialty' | 'people' | 'foundingYear'>;
type Localized = ClinicRecord['slogan'];

/**
 * What the site would say of the clinic that medical advertising forbids, and a year that has not come, a line each;
 * only of what a change touches.
 * @param on calendar day on which the change begins
 */
export function doubtfulLines(
  { before, after }: { before: Told; after: Told },
  { on }: { on: string },
): string[] {
  const isYearNew = after.foundingYear !== before.foundingYear;
  const isToCome = isYearNew && after.foundingYear > Number(on.slice(0, 4));
  const known = textsOf(before);
  const fresh = textsOf(after).filter((text) => !known.some((each) => isSame(each, text)));
  return [
    ...(isToCome ? [messages.yearToCome(after.foundingYear)] : []),
    ...unregistered(after, before).map(({ name, said }) => messages.unregistered(name, said)),
    ...new Set(
      fresh.flatMap((text) =>
        LOCALES.flatMap((locale) => findingsIn(saidIn(text, locale), locale, after)),
      ),
    ),
  ];
}

/** Only a doctor whose council has registered the specialty may be announced with it: Res. CFM 2.336/2023. */
function unregistered({ people }: Told, before: Told): { name: string; said: string }[] {
  return people.flatMap((person) => {
    const { name, profession, rqe, title, role = '', isArchived } = person;
    if (isArchived) return [];
    if (before.people.some((each) => isSame(each, person))) return [];
    const [said] = LOCALES.flatMap((locale) =>
      unregisteredTitles({
        ...{ profession, ...(rqe && { rqe }) },
        ...{ title: saidIn(title, locale), role: saidIn(role, locale) },
      }),
    );
    return said === undefined ? [] : [{ name: saidIn(name, DEFAULT_LOCALE), said }];
  });
}

function textsOf({ slogan, specialty, people }: Told): Localized[] {
  const own = people.flatMap(({ title, role, biography }) => [title, role, biography]);
  return [slogan, specialty, ...own].filter((text) => text !== undefined);
}

/** A text in one language alone is Portuguese. */
function saidIn(text: Localized, locale: Locale): string {
  if (typeof text === 'string') return locale === DEFAULT_LOCALE ? text : '';
  return text[locale];
}

function findingsIn(text: string, locale: Locale, { people }: Told): string[] {
  if (text === '') return [];
  const findings = lintContent({
    kind: 'people',
    slug: '',
    locale,
    parts: [{ field: '', text }],
    registrations: people.flatMap(({ rqe }) => (rqe ?? []).map((number) => `RQE ${number}`)),
    hasSources: false,
  });
  return findings
    .filter(({ severity, excerpt }) => severity === 'blocks' && excerpt !== '')
    .map(({ rule, excerpt }) => {
      const { title, source } = staffCompliance.rules[rule];
      return messages.advertising(excerpt, title, source);
    });
}
