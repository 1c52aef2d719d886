import { formatMoment } from '#app/clinic/format-date.ts';
import { isInsurer, PRIVATE_PAYER } from '#app/clinic/payer-titles.ts';
import { staffBookingOf } from '#app/context/scheduling-services.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { titleOf } from '#app/features/agenda/agenda-view.ts';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { ChangedNotice } from '#app/features/agenda/changed-notice.tsx';
import { DayStrip } from '#app/features/booking/day-strip.tsx';
import { MoveHouses, moveQuery } from '#app/features/booking/move-houses.tsx';
import { TimeChoice } from '#app/features/booking/time-choice.tsx';
import { EXCEED_FIELD, ExceedLinks } from '#app/features/insurance/exceed-fields.tsx';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { newToken } from '#app/platform/token.server.ts';
import { movePlace } from '#app/routes/manage/move-house.server.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { readMoveOptions } from '#app/scheduling/move-options.server.ts';
import { exceedReasonOf } from '#app/scheduling/payers/exceed-reason.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/appointment-move';
import { agendaLabelsOf } from './agenda-labels.server.ts';
import {
  changedAppointment,
  isOpenAppointment,
  moveByForm,
  refusedAppointment,
  staffAppointmentOf,
} from './appointment-forms.server.ts';
import { moveNotes } from './phone-preparation.server.ts';

const messages = staffAgenda.move;

export async function loader(args: Route.LoaderArgs) {
  const { services, appointment, url } = await staffAppointmentOf(args);
  const isOpen = isOpenAppointment(services, appointment);
  // The appointment's own page shows what happened to it; a submitted form gets its answer here.
  if (!isOpen && args.request.method === 'GET')
    throw seeOther(appointmentPath(appointment.protocol));
  const from = url.searchParams.get('a-partir');
  const exceed = exceedReasonOf(url.searchParams.get(EXCEED_FIELD) ?? '') ?? '';
  const paying = exceed ? { ...appointment, payerId: PRIVATE_PAYER } : appointment;
  const { branch, houses } = await movePlace(services, appointment, url);
  const options = await readMoveOptions(staffBookingOf(services), paying, {
    from,
    branch,
    day: url.searchParams.get('dia'),
    locale: DEFAULT_LOCALE,
    noteOf: moveNotes(services, appointment),
  });
  const { serviceTitle } = agendaLabelsOf(services);
  return {
    protocol: appointment.protocol,
    version: appointment.version,
    patient: appointment.patientName,
    service: titleOf(appointment, { serviceTitle }),
    moment: formatMoment(appointment.startsAt, { withYear: true }),
    key: newToken(),
    exceed,
    mayExceed: isInsurer(appointment.payerId) && !exceed,
    options,
    houses,
    isOpen,
    phone: services.clinic.phone.display,
  };
}

export async function action(args: Route.ActionArgs) {
  const outcome = await moveByForm(args);
  if (outcome.kind === 'moved') return seeOther(`${appointmentPath(outcome.protocol)}?feito`);
  if (outcome.kind === 'changed') return changedAppointment(args, outcome.seenVersion);
  return refusedAppointment([{ fieldId: 'startsAt', message: outcome.message }], outcome.status);
}

export default function MovePage({ loaderData, actionData }: Route.ComponentProps) {
  const { protocol, version, patient, service, moment, key, options, isOpen, phone } = loaderData;
  const { exceed, mayExceed, houses } = loaderData;
  const house = houses.find(({ isCurrent }) => isCurrent)?.value;
  const errors = actionData?.errors ?? [];
  return (
    <StaffScreen
      title={messages.title}
      lead={`${patient}. ${service}. ${messages.now(moment)}`}
      back={{ href: appointmentPath(protocol), label: staffAgenda.appointment.title(patient) }}
      isRefused={actionData !== undefined}
    >
      <ErrorSummary errors={errors} />
      {actionData && errors.length === 0 ? <ChangedNotice changes={actionData.changes} /> : null}
      {isOpen ? (
        <form method="post" noValidate autoComplete="off" className="stack">
          <input type="hidden" name={APPOINTMENT_FIELDS.version} defaultValue={version} />
          <input type="hidden" name={APPOINTMENT_FIELDS.key} defaultValue={key} />
          <input type="hidden" name={EXCEED_FIELD} value={exceed} />
          <MoveHouses houses={houses} isField />
          <DayStrip
            options={options}
            query={moveQuery({ [EXCEED_FIELD]: exceed, house })}
            isAlone
          />
          <TimeChoice
            options={options}
            error={errors[0]?.message}
            chosen={null}
            isHeld={false}
            phone={phone}
          />
          <ButtonRow>
            <Button size="large">{messages.submit}</Button>
            <LinkButton href={appointmentPath(protocol)} look="quiet">
              {messages.keep}
            </LinkButton>
          </ButtonRow>
          {mayExceed ? <ExceedLinks hrefOf={(reason) => `?${EXCEED_FIELD}=${reason}`} /> : null}
        </form>
      ) : null}
    </StaffScreen>
  );
}
