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
  return {
    now: clock.now(),
    ...{ clinicName: clinic.displayName, clinic },
    serviceTitle: (slug) => services.find((each) => each.slug === slug)?.title ?? slug,
    payerTitle: (id) => payerTitle(clinic, id),
    houseName: (branch) => houseName(clinic, branch),
    houseAddress: (branch) => lineOf(placeToCome(clinic, branch)),
    housePhone: (branch) => placeToCome(clinic, branch).phone.display,
    preparationRule: (slugs) =>
      unitedPreparation(services.filter(({ slug }) => slugs.includes(slug))).preparationRule,
  };
}
