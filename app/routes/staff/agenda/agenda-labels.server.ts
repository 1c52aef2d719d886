import { payerTitle } from '#app/clinic/payer-titles.ts';
import { houseName } from '#app/clinic/record/branch-fields.ts';
import { lineOf, placeToCome } from '#app/clinic/record/place-to-come.ts';
import type { AppServices } from '#app/context/app-services.ts';
import type { AgendaLabels } from '#app/features/agenda/agenda-view.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { unitedPreparation } from '#app/scheduling/exams/united-preparation.ts';
import { contentIn } from '#app/site-content/site-content.server.ts';

type Shown = Pick<AppServices, 'clinic' | 'contents' | 'clock'>;

/** The names that agenda rows show, in the home locale. */
export function agendaLabelsOf({ clinic, contents, clock }: Shown): AgendaLabels {
  const { services } = contentIn(contents, DEFAULT_LOCALE);
  const titles = new Map(services.map(({ slug, title }) => [slug, title]));
  const placeOf = rememberingBranches((branch) => {
    const place = placeToCome(clinic, branch);
    return { line: lineOf(place), phone: place.phone.display };
  });
  return {
    now: clock.now(),
    ...{ clinicName: clinic.displayName, clinic },
    serviceTitle: (slug) => titles.get(slug) ?? slug,
    payerTitle: (id) => payerTitle(clinic, id),
    houseName: (branch) => houseName(clinic, branch),
    houseAddress: (branch) => placeOf(branch).line,
    housePhone: (branch) => placeOf(branch).phone,
    preparationRule: (slugs) =>
      unitedPreparation(services.filter(({ slug }) => slugs.includes(slug))).preparationRule,
  };
}

/** A list asks for the same few houses in each of its rows. */
function rememberingBranches<T>(read: (branch: string | null) => T): (branch: string | null) => T {
  const known = new Map<string | null, T>();
  return (branch) => {
    const value = known.get(branch) ?? read(branch);
    known.set(branch, value);
    return value;
  };
}
