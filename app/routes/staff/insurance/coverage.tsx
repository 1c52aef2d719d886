import { isInsurer } from '#app/clinic/payer-titles.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { CoverageList, coverageSummary } from '#app/features/insurance/coverage-list.tsx';
import { readPaidAppointments } from '#app/features/insurance/read-paid-appointments.server.ts';
import { uncoveredAppointments } from '#app/features/insurance/uncovered-appointments.ts';
import '#app/features/schedule-settings/settings.css';
import { SettingsNav } from '#app/features/schedule-settings/settings-nav.tsx';
import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { readAllPayerRules, rulesOf } from '#app/scheduling/payers/read-payer-rules.server.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/coverage';

const messages = staffInsurance.coverage;

export async function loader(args: Route.LoaderArgs) {
  const { services, clinic, may, url } = staffPageOf(args);
  const all = await readAllPayerRules(services.db);
  const slugs = clinic.services.map(({ slug }) => slug);
  const payers = await Promise.all(
    clinic.payers
      .filter(({ id }) => isInsurer(id))
      .map(async ({ id, title }) => {
        const rules = rulesOf(all, id);
        const outside = uncoveredAppointments(rules, await readPaidAppointments(services, id));
        return { id, title, summary: coverageSummary(rules, slugs), outside: outside.length };
      }),
  );
  const saved = payers.find(({ id }) => id === url.searchParams.get('feito'));
  return { payers, saved: saved?.title ?? null, mayWrite: may('agenda.write') };
}

/** What each insurance plan covers. */
export default function CoveragePage({ loaderData }: Route.ComponentProps) {
  const { payers, saved, mayWrite } = loaderData;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: AGENDA_PATHS.agenda, label: staffSettings.back }}
      isRefused={false}
    >
      {saved ? (
        <Notice tone="success" role="status">
          <p>{messages.saved(saved)}</p>
        </Notice>
      ) : null}
      <SettingsNav current="payers" />
      <CoverageList payers={payers} mayWrite={mayWrite} />
    </StaffScreen>
  );
}
