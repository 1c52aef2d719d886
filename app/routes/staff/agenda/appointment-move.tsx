import '#app/features/agenda/agenda-toolbar.css';
import { formatMoment } from '#app/clinic/format-date.ts';
import { isInsurer } from '#app/clinic/payer-titles.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { titleOf } from '#app/features/agenda/agenda-view.ts';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { ChangedNotice } from '#app/features/agenda/changed-notice.tsx';
import { MoveJump } from '#app/features/agenda/move-one/move-jump.tsx';
import { MoveHouses, moveQuery } from '#app/features/booking/move-houses.tsx';
import { EXCEED_FIELD, ExceedLinks } from '#app/features/insurance/exceed-fields.tsx';
import { useSendsMail } from '#app/locales/mail/use-mail.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffMoveOne } from '#app/locales/pt-BR/staff/day/move-one.ts';
import { newToken } from '#app/platform/token.server.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
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
import { readMoveChoice } from './move-one/move-choice.server.ts';
import { MoveDays } from './move-one/move-days.tsx';
import { MoveTimes } from './move-one/move-times.tsx';

const messages = staffAgenda.move;
const { told } = staffMoveOne;

export async function loader(args: Route.LoaderArgs) {
  const { services, appointment, url } = await staffAppointmentOf(args);
  const isOpen = isOpenAppointment(services, appointment);
  // The appointment's own page shows what happened to it; a submitted form gets its answer here.
  if (!isOpen && args.request.method === 'GET')
    throw seeOther(appointmentPath(appointment.protocol));
  const choice = await readMoveChoice(services, appointment, url);
  const { serviceTitle } = agendaLabelsOf(services);
  return {
    protocol: appointment.protocol,
    version: appointment.version,
    patient: appointment.patientName,
    service: titleOf(appointment, { serviceTitle }),
    moment: formatMoment(appointment.startsAt, { withYear: true }),
    key: newToken(),
    ...choice,
    mayExceed: isInsurer(appointment.payerId) && !choice.exceed,
    hasMail: appointment.email !== null,
    isOpen,
  };
}

export async function action(args: Route.ActionArgs) {
  const outcome = await moveByForm(args);
  if (outcome.kind === 'moved') return seeOther(`${appointmentPath(outcome.protocol)}?feito`);
  if (outcome.kind === 'changed') return changedAppointment(args, outcome);
  const { message, status, chosen } = outcome;
  return refusedAppointment([{ fieldId: 'startsAt', message }], status, chosen);
}

export default function MovePage({ loaderData, actionData }: Route.ComponentProps) {
  const { protocol, version, patient, service, moment, key, isOpen } = loaderData;
  const { exceed, mayExceed, houses, options, groups, jumpTo, dayNote, hasMail } = loaderData;
  const isMailed = useSendsMail() && hasMail;
  const house = houses.find(({ isCurrent }) => isCurrent)?.value;
  const kept = { [EXCEED_FIELD]: exceed, house };
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
      {isOpen ? <MoveJump on={jumpTo} keep={{ [EXCEED_FIELD]: exceed, unidade: house }} /> : null}
      {isOpen ? (
        <form method="post" noValidate autoComplete="off" className="stack">
          <input type="hidden" name={APPOINTMENT_FIELDS.version} defaultValue={version} />
          <input type="hidden" name={APPOINTMENT_FIELDS.key} defaultValue={key} />
          <input type="hidden" name={EXCEED_FIELD} value={exceed} />
          <MoveHouses houses={houses} isField />
          <MoveDays options={options} query={moveQuery(kept)} />
          {dayNote ? <p role="status">{dayNote}</p> : null}
          {options.chosenDay ? (
            <MoveTimes
              day={options.chosenDay.label}
              groups={groups}
              chosen={actionData?.chosen ?? null}
              error={errors[0]?.message}
            />
          ) : null}
          <p>{isMailed ? told.mail(patient) : told.noMail(patient)}</p>
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
