import { useSendsMail } from '#app/locales/mail/use-mail.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffLetter } from '#app/locales/pt-BR/staff/day/attendance-letter.ts';
import { staffLabels } from '#app/locales/pt-BR/staff/day/labels.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import { AGENDA_PATHS, appointmentPath } from './agenda-paths.ts';
import { APPOINTMENT_FIELDS } from './appointment-fields.ts';
import type { AttendanceStep } from './attendance.ts';
import { ConfirmationMark } from './confirmation-mark.tsx';
import { ContactLinks } from './contact-links.tsx';
import { ChangePanel } from './move-one/change-panel.tsx';
import type { StaffAppointmentView } from './staff-appointment-view.ts';
import { StateMark } from './state-mark.tsx';

const messages = staffAgenda.appointment;
const CAME: ReadonlySet<string> = new Set(['arrived', 'in-service', 'done']);

type AppointmentPanelProps = {
  appointment: StaffAppointmentView & { patientHref: string; resizeHref: string | null };
  isChangeable: boolean;
  mayWrite: boolean;
};

/** The state of an appointment, and what staff can do with it. */
export function AppointmentPanel({ appointment, isChangeable, mayWrite }: AppointmentPanelProps) {
  const { state, steps, protocol, version, contactLinks, patient } = appointment;
  return (
    <>
      <p className="agenda-panel-state">
        <StateMark state={state} /> {appointment.arrival}{' '}
        {appointment.answer ? <ConfirmationMark view={appointment.answer} /> : null}
      </p>
      <p>
        <ContactLinks links={contactLinks} patient={patient} />
      </p>
      <p>
        <LinkButton href={appointment.patientHref} look="quiet">
          {messages.patientPage}{' '}
          <span className="visually-hidden">{messages.ofPatient(patient)}</span>
        </LinkButton>
      </p>
      {state === 'cancelled' ? null : (
        <p>
          <LinkButton href={`${AGENDA_PATHS.labels}?agendamento=${protocol}`} look="quiet">
            {staffLabels.one}
          </LinkButton>
        </p>
      )}
      {mayWrite ? (
        <section className="flow" aria-labelledby="actions-title">
          <h2 id="actions-title">{messages.actions}</h2>
          <p className="small">{hintFor(appointment)}</p>
          {steps.length > 0 ? (
            <form method="post" action={appointmentPath(protocol)}>
              <input type="hidden" name={APPOINTMENT_FIELDS.version} defaultValue={version} />
              <ButtonRow>
                {steps.map((step) => (
                  <Button
                    key={step}
                    id={`anotar-${step}`}
                    name={APPOINTMENT_FIELDS.step}
                    value={step}
                    look={LOOKS[step]}
                  >
                    {staffAgenda.steps[step]}
                  </Button>
                ))}
              </ButtonRow>
            </form>
          ) : null}
          {CAME.has(state) ? (
            <p>
              <a href={appointmentPath(protocol, 'declaracao')}>{staffLetter.title}</a>
            </p>
          ) : null}
        </section>
      ) : null}
      {mayWrite ? <ChangePanel appointment={appointment} isChangeable={isChangeable} /> : null}
    </>
  );
}

const LOOKS = {
  arrived: 'primary',
  called: 'primary',
  done: 'primary',
  'no-show': 'secondary',
  undo: 'quiet',
} as const satisfies Record<AttendanceStep, string>;

function hintFor({ state, steps }: StaffAppointmentView): string {
  if (state === 'cancelled') return messages.actionsHint.cancelled;
  if (state === 'unsettled') return staffAgenda.statesHelp;
  if (steps.includes('undo')) return messages.undoHint;
  if (state !== 'confirmed') return messages.actionsHint.settled;
  return steps.length > 0 ? messages.actionsHint.today : messages.actionsHint.before;
}

/** The facts of an appointment, and what has happened to it. */
export function AppointmentFacts({ appointment }: { appointment: StaffAppointmentView }) {
  return (
    <section className="flow visit-facts" aria-labelledby="facts-title">
      <h2 id="facts-title">{messages.facts}</h2>
      <SummaryList rows={appointment.rows} />
      <h2>{messages.history}</h2>
      <ol className="agenda-history">
        {appointment.history.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
    </section>
  );
}

/** What to tell the caller before hanging up. */
export function BookedNotice({ appointment }: { appointment: StaffAppointmentView }) {
  const { booked } = messages;
  const isMailed = useSendsMail() && appointment.hasMail;
  return (
    <Notice tone="success" role="status" title={booked.title}>
      <p>{booked.text(appointment.protocol)}</p>
      <p>{isMailed ? booked.mailed : booked.noMail}</p>
      <p>
        <a href={AGENDA_PATHS.phone}>{booked.again}</a>
      </p>
    </Notice>
  );
}
