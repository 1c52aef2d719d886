import { formatMoment } from '#app/clinic/format-date.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { ChangedNotice } from '#app/features/agenda/changed-notice.tsx';
import { TimeChoice } from '#app/features/booking/time-choice.tsx';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { HOME_LOCALE } from '#app/platform/locale.ts';
import { newToken } from '#app/platform/token.server.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { readMoveOptions } from '#app/scheduling/move-options.server.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/appointment-move';
import { agendaLabelsOf, staffBookingOf } from './agenda-labels.server.ts';
import {
  changedAppointment,
  refusedAppointment,
  staffAppointmentOf,
} from './appointment-forms.server.ts';
import { isOpenAppointment, moveByForm } from './appointment-move.server.ts';

const texts = staffAgenda.move;

export async function loader(args: Route.LoaderArgs) {
  const { services, visit, url } = await staffAppointmentOf(args, 'agenda.write');
  const isOpen = isOpenAppointment(services, visit);
  // What happened to it stands on its own page. Who has sent the form hears it here.
  if (!isOpen && args.request.method === 'GET') throw seeOther(appointmentPath(visit.protocol));
  const from = url.searchParams.get('a-partir');
  const options = await readMoveOptions(staffBookingOf(services), visit, {
    from,
    locale: HOME_LOCALE,
  });
  const { serviceTitle } = agendaLabelsOf(services);
  return {
    protocol: visit.protocol,
    version: visit.version,
    patient: visit.patientName,
    service: serviceTitle(visit.serviceSlug),
    moment: formatMoment(visit.startsAt, { withYear: true }),
    key: newToken(),
    options,
    isOpen,
    phone: services.clinic.phone.display,
  };
}

export async function action(args: Route.ActionArgs) {
  const outcome = await moveByForm(args);
  if (outcome.kind === 'moved') return seeOther(`${appointmentPath(outcome.protocol)}?feito`);
  if (outcome.kind === 'changed') return changedAppointment(outcome.visit, outcome.seenVersion);
  return refusedAppointment([{ fieldId: 'startsAt', message: outcome.message }], outcome.status);
}

export default function MovePage({ loaderData, actionData }: Route.ComponentProps) {
  const { protocol, version, patient, service, moment, key, options, isOpen, phone } = loaderData;
  const errors = actionData?.errors ?? [];
  return (
    <StaffScreen
      title={texts.title}
      lead={`${patient}. ${service}. ${texts.now(moment)}`}
      back={{ href: appointmentPath(protocol), label: staffAgenda.visit.title(patient) }}
      isRefused={actionData !== undefined}
    >
      <ErrorSummary errors={errors} />
      {actionData && errors.length === 0 ? <ChangedNotice changes={actionData.changes} /> : null}
      {isOpen ? (
        <form method="post" noValidate autoComplete="off" className="stack">
          <input type="hidden" name={APPOINTMENT_FIELDS.version} defaultValue={version} />
          <input type="hidden" name={APPOINTMENT_FIELDS.key} defaultValue={key} />
          <TimeChoice
            options={options}
            legend={texts.legend}
            legendIsHeading={false}
            hint={texts.hint}
            error={errors[0]?.message}
            chosen={null}
            isHeld={false}
            phone={phone}
          />
          <ButtonRow>
            <Button size="large">{texts.submit}</Button>
            <LinkButton href={appointmentPath(protocol)} look="quiet">
              {texts.keep}
            </LinkButton>
          </ButtonRow>
        </form>
      ) : null}
    </StaffScreen>
  );
}
