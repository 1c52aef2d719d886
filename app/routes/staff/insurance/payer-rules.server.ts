import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { isInsurer } from '#app/clinic/payer-titles.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { payerPath } from '#app/features/insurance/insurance-paths.ts';
import {
  currentRules,
  type PayerVersion,
  readPayerVersions,
} from '#app/features/insurance/payer-settings.server.ts';
import { readPaidAppointments } from '#app/features/insurance/read-paid-appointments.server.ts';
import { rulesDifferences } from '#app/features/insurance/rules-differences.ts';
import { fieldsOf, type RulesError } from '#app/features/insurance/rules-form.ts';
import { uncoveredAppointments } from '#app/features/insurance/uncovered-appointments.ts';
import { toUncoveredView, type UncoveredView } from '#app/features/insurance/uncovered-list.tsx';
import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { EVERYTHING, type PayerRules, serviceRuleOf } from '#app/scheduling/payers/payer-rules.ts';
import { AS_OF } from '#app/ui/change-history/as-of.ts';
import type { HistoryChange } from '#app/ui/change-history/change-history.tsx';
import { historyPage } from '#app/ui/change-history/history-page.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const messages = staffInsurance.form;

/** The payer of an address with its rules and their versions. @throws 404 for none */
export async function payerPageOf(args: StaffArgs & { params: { payer: string } }) {
  const page = staffPageOf(args);
  const { services, clinic } = page;
  const payer = clinic.payers.find(({ id }) => id === args.params.payer && isInsurer(id));
  if (!payer) throw data(null, { status: 404, headers: ERROR_HEADERS });
  const versions = await readPayerVersions(services.db, payer.id);
  const { serviceTitle } = agendaLabelsOf(services);
  const people = clinic.resources.practitioners;
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
    versions,
    newest: lineOf(versions[0]),
    shown,
    form: clinic.services.map(({ slug, practitioners }) => ({ slug, practitioners })),
    hasEnglish: clinic.locales.includes('en-US'),
  };
}

function lineOf(version: PayerVersion | undefined): string {
  if (!version) return messages.untouched;
  return messages.change(version.by, formatMoment(version.at, { withYear: true }));
}

type PayerPage = Awaited<ReturnType<typeof payerPageOf>>;

/** Who changed what of the rules and when; each version but the newest leads back to itself. */
export function shownRulesHistory({ services, clinic, url, payer, versions }: PayerPage) {
  const { serviceTitle } = agendaLabelsOf(services);
  const personName = personNames(clinic);
  const { shown, isLast, ...pages } = historyPage(versions, url.searchParams.get('pagina'));
  const returnTo = (version: number) =>
    version === versions[0]?.version
      ? []
      : [{ href: `${payerPath(payer.id)}?${AS_OF}=${version}`, label: staffHistory.return }];
  const changes = shown.map(({ version, rules, by, at }): HistoryChange => {
    const before = versions.find((each) => each.version === version - 1)?.rules ?? EVERYTHING;
    return {
      ...{ key: String(version), moment: formatMoment(at, { withYear: true }), who: by },
      lines: rulesDifferences(before, rules, { serviceTitle, personName }),
      links: returnTo(version),
    };
  });
  const origin = { key: '0', moment: staffHistory.beginning, who: '', lines: [] };
  const hasOrigin = isLast && versions.length > 0;
  return {
    ...pages,
    changes: hasOrigin ? [...changes, { ...origin, links: returnTo(0) }] : changes,
  };
}

/** Names of practitioners, also of those who have left: older rules speak of them. */
function personNames({ resources, formerPeople }: PayerPage['clinic']) {
  const known = [...resources.practitioners, ...formerPeople];
  return (slug: string) => known.find((each) => each.slug === slug)?.name;
}

/**
 * The rules that the form begins with: those in force, or those of the version that its address names, with whom that
 * version names and the form cannot choose any more.
 */
export function askedRules({ url, versions, rules, clinic, form }: PayerPage) {
  const asked = url.searchParams.get(AS_OF);
  const version = versions.find((each) => String(each.version) === asked);
  if (asked === '0') return { rules: EVERYTHING, filled: { moment: '', who: '', gone: '' } };
  if (!version) return { rules, filled: null };
  const gone = form.flatMap(({ slug, practitioners }) =>
    (serviceRuleOf(version.rules, slug).practitioners ?? []).filter(
      (each) => !practitioners.includes(each),
    ),
  );
  const nameOf = personNames(clinic);
  const names = [...new Set(gone)].map((slug) => nameOf(slug) ?? slug).join(', ');
  const moment = formatMoment(version.at, { withYear: true });
  return { rules: version.rules, filled: { moment, who: version.by, gone: names } };
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

/** Each with the name of its service, because all services have the same fields. */
export function ruleErrors(
  errors: readonly RulesError[],
  shown: readonly { slug: string; title: string }[],
): FieldError[] {
  return errors.map(({ field, wrong }) => {
    const service = shown.find(({ slug }) => Object.values(fieldsOf(slug)).includes(field));
    const message = messages.wrong[wrong];
    return { fieldId: field, message: service ? `${service.title}: ${message}` : message };
  });
}
