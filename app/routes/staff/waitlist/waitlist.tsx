import '#app/features/waitlist/staff-waitlist.css';
import { waitlistServicesOf } from '#app/context/waitlist-services.ts';
import { AGENDA_PATHS, appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { readChoices } from '#app/features/waitlist/choices.server.ts';
import type { Entry } from '#app/features/waitlist/read-entry.server.ts';
import { readStaffList } from '#app/features/waitlist/read-staff-list.server.ts';
import { settingValuesOf } from '#app/features/waitlist/staff-fields.ts';
import { StaffWaitlist } from '#app/features/waitlist/staff-waitlist.tsx';
import { waitlistConsentOf } from '#app/features/waitlist/waitlist-consent.server.ts';
import { waitlistPath } from '#app/features/waitlist/waitlist-link.server.ts';
import { readWaitlistSettings } from '#app/features/waitlist/waitlist-settings.server.ts';
import { staffWaitlist as messages } from '#app/locales/pt-BR/staff/waitlist.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { readServicesInForce } from '#app/scheduling/offered-services.server.ts';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/waitlist';
import { answerWaitlist } from './waitlist-forms.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, url, may, today } = staffPageOf(args);
  const { db, env, clinic } = services;
  const labels = {
    ...agendaLabelsOf(services),
    appointmentHref: (protocol: string) => appointmentPath(protocol),
    linkOf: ({ linkKey, who }: Pick<Entry, 'linkKey' | 'who'>) =>
      new URL(waitlistPath(env.appSecret, { linkKey, locale: who.locale }), env.baseUrl).href,
  };
  const offered = await readServicesInForce(services);
  const asked = url.searchParams.get('feito') ?? '';
  return {
    ...(await readStaffList(waitlistServicesOf(services), labels)),
    settings: settingValuesOf(await readWaitlistSettings(db)),
    add: {
      ...(await readChoices(services)),
      today,
      services: offered.map(({ slug }) => ({ slug, title: labels.serviceTitle(slug) })),
      consent: waitlistConsentOf(clinic, 'pt-BR').text,
    },
    mayWrite: may('agenda.write'),
    done: isDone(asked) ? messages.done[asked] : '',
  };
}

export const action = (args: Route.ActionArgs) => answerWaitlist(args);

function isDone(word: string): word is keyof typeof messages.done {
  return Object.hasOwn(messages.done, word);
}

/** Who waits, what is offered, and what staff do about it. */
export default function WaitlistPage({ loaderData, actionData }: Route.ComponentProps) {
  const { done } = loaderData;
  const errors = actionData?.errors ?? [];
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: AGENDA_PATHS.agenda, label: messages.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {done && errors.length === 0 ? (
        <Notice tone="success" role="status">
          <p>{done}</p>
        </Notice>
      ) : null}
      <StaffWaitlist {...loaderData} errors={errors} typed={actionData} />
    </StaffScreen>
  );
}
