import { data } from 'react-router';
import { isInsurer } from '#app/clinic/payer-titles.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { currentRules, readPayerVersions } from '#app/features/insurance/payer-settings.server.ts';
import { readPaidAppointments } from '#app/features/insurance/read-paid-appointments.server.ts';
import { askedRules, lastChangeOf, rulesHistory } from '#app/features/insurance/rules-history.ts';
import { uncoveredAppointments } from '#app/features/insurance/uncovered-appointments.ts';
import { toUncoveredView, type UncoveredView } from '#app/features/insurance/uncovered-list.tsx';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { PayerRules } from '#app/scheduling/payers/payer-rules.ts';

/** The payer of an address with its rules and their versions. @throws 404 for none */
export async function payerPageOf(args: StaffArgs & { params: { payer: string } }) {
  const page = staffPageOf(args);
  const { services, clinic } = page;
  const payer = clinic.payers.find(({ id }) => id === args.params.payer && isInsurer(id));
  if (!payer) throw data(null, { status: 404, headers: ERROR_HEADERS });
  const versions = await readPayerVersions(services.db, payer.id);
  const { serviceTitle } = agendaLabelsOf(services);
  const people = clinic.resources.practitioners;
  // Older rules speak of those who have left.
  const known = [...people, ...clinic.formerPeople];
  const personName = (slug: string) => known.find((each) => each.slug === slug)?.name;
  const form = clinic.services.map(({ slug, practitioners }) => ({ slug, practitioners }));
  const shown = clinic.services.map(({ slug, practitioners }) => ({
    slug,
    title: serviceTitle(slug),
    practitioners: practitioners.map((each) => {
      return { slug: each, name: people.find((person) => person.slug === each)?.name ?? each };
    }),
  }));
  return {
    ...page,
    payer,
    ...currentRules(versions),
    asked: askedRules(versions, page.url, { form, personName }),
    history: rulesHistory(versions, {
      ...{ url: page.url, payerId: payer.id, serviceTitle, personName },
    }),
    newest: lastChangeOf(versions),
    shown,
    form,
    hasEnglish: clinic.locales.includes('en-US'),
  };
}

/** The appointments to come that a payer's rules would leave outside, in order of time. */
export async function outsideOf(
  services: AppServices,
  payerId: string,
  rules: PayerRules,
): Promise<UncoveredView[]> {
  const { serviceTitle } = agendaLabelsOf(services);
  const booked = await readPaidAppointments(services, payerId);
  const outside = uncoveredAppointments(rules, booked);
  return outside
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map((each) => toUncoveredView(each, { hrefOf: appointmentPath, serviceTitle }));
}
