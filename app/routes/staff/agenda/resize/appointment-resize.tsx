import { formatMoment } from '#app/clinic/format-date.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { titleOf } from '#app/features/agenda/agenda-view.ts';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { ChangedNotice } from '#app/features/agenda/changed-notice.tsx';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffResize as messages } from '#app/locales/pt-BR/staff/day/resize.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import {
  changedAppointment,
  refusedAppointment,
  staffAppointmentOf,
} from '#app/routes/staff/agenda/appointment-forms.server.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { isResizable } from '#app/scheduling/resize/resizable.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { Select } from '#app/ui/select/select.tsx';
import type { Route } from './+types/appointment-resize';
import { lengthOptions, readResizeFacts, resizeByForm } from './resize-form.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, appointment } = await staffAppointmentOf(args);
  const isOpen = isResizable(appointment, services.clock.now());
  if (!isOpen && args.request.method === 'GET')
    throw seeOther(appointmentPath(appointment.protocol));
  const facts = await readResizeFacts(services, appointment);
  return {
    ...facts,
    protocol: appointment.protocol,
    version: appointment.version,
    service: titleOf(appointment, agendaLabelsOf(services)),
    moment: formatMoment(appointment.startsAt, { withYear: true }),
    options: lengthOptions(appointment, facts),
    isOpen,
  };
}

export async function action(args: Route.ActionArgs) {
  const outcome = await resizeByForm(args);
  if (outcome.kind === 'resized') return seeOther(`${appointmentPath(outcome.protocol)}?feito`);
  if (outcome.kind === 'changed') return changedAppointment(args, outcome);
  const { message, status, chosen, isPast } = outcome;
  const fieldId = isPast ? APPOINTMENT_FIELDS.pastHours : APPOINTMENT_FIELDS.minutes;
  return refusedAppointment([{ fieldId, message }], status, chosen);
}

export default function ResizePage({ loaderData, actionData }: Route.ComponentProps) {
  const { protocol, version, patient, service, moment, key, isOpen } = loaderData;
  const { minutes, options, past } = loaderData;
  const errors = actionData?.errors ?? [];
  const { error: pastError, ...pastField } = fieldProps(APPOINTMENT_FIELDS.pastHours, errors);
  return (
    <StaffScreen
      title={messages.title}
      lead={`${patient}. ${service}. ${messages.now(moment, minutes)}`}
      back={{ href: appointmentPath(protocol), label: staffAgenda.appointment.title(patient) }}
      isRefused={actionData !== undefined}
    >
      <ErrorSummary errors={errors} />
      {actionData && errors.length === 0 ? <ChangedNotice changes={actionData.changes} /> : null}
      {isOpen ? (
        <form method="post" noValidate autoComplete="off" className="stack">
          <input type="hidden" name={APPOINTMENT_FIELDS.version} defaultValue={version} />
          <input type="hidden" name={APPOINTMENT_FIELDS.key} defaultValue={key} />
          <Select
            {...fieldProps(APPOINTMENT_FIELDS.minutes, errors)}
            label={messages.label}
            hint={messages.hint}
            options={options}
            defaultValue={actionData?.chosen ?? `${minutes}`}
          />
          {past ? (
            <Checkbox
              {...pastField}
              {...(pastError ? { error: pastError } : {})}
              label={messages.pastHours}
              hint={messages.pastHoursHint(past.name, past.time)}
            />
          ) : null}
          <p>{messages.told}</p>
          <ButtonRow>
            <Button size="large">{messages.submit}</Button>
            <LinkButton href={appointmentPath(protocol)} look="quiet">
              {messages.keep}
            </LinkButton>
          </ButtonRow>
        </form>
      ) : null}
    </StaffScreen>
  );
}
