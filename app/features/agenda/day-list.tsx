import { staffAgenda as messages } from '#app/locales/pt-BR/staff/agenda.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { AppointmentRowView, EntryView } from './agenda-view.ts';
import { APPOINTMENT_FIELDS } from './appointment-fields.ts';
import { ConfirmationMark } from './confirmation-mark.tsx';
import { ContactLinks } from './contact-links.tsx';
import { MoveGrip } from './move-grip.tsx';
import { StateMark } from './state-mark.tsx';

type DayListProps = {
  /** Calendar day. */
  on: string;
  entries: readonly EntryView[];
  /** Address of this page, to return to. */
  back: string;
  /** Whether this person may record attendance. */
  mayWrite: boolean;
  /** Whether appointments can be dragged here. */
  isMovable: boolean;
};

/** The entries of one day, a row each: appointments, holds and closures. */
export function DayList({ on, entries, ...row }: DayListProps) {
  return (
    <ol className="agenda-list" data-on={on}>
      {entries.map((entry) =>
        entry.kind === 'appointment' ? (
          <AppointmentRow key={entry.key} appointment={entry} {...row} />
        ) : (
          <li key={entry.key} className={`agenda-row agenda-${entry.kind}`} data-at={entry.at}>
            <EntryTime time={entry.time} until={entry.until} />
            <div className="agenda-other">
              <strong>{entry.title}</strong>
              <span>{entry.text}</span>
            </div>
          </li>
        ),
      )}
    </ol>
  );
}

type AppointmentRowProps = Omit<DayListProps, 'on' | 'entries'> & {
  appointment: AppointmentRowView;
};

function AppointmentRow({ appointment, back, mayWrite, isMovable }: AppointmentRowProps) {
  const { protocol, patient, age, contact, places, state, addOn } = appointment;
  return (
    <li
      id={`v-${protocol}`}
      className={`agenda-row agenda-visit agenda-is-${state}`}
      data-at={appointment.at}
    >
      <EntryTime time={appointment.time} until={appointment.until} />
      <div className="agenda-who">
        <a href={appointment.href} className="agenda-patient">
          {patient}
        </a>
        {age ? <span className="agenda-age">{age}</span> : null}
        <span className="agenda-contact">
          <ContactLinks links={appointment.contactLinks} patient={patient} />
          {contact ? <span> {messages.minorContact(contact)}</span> : null}
        </span>
      </div>
      <div className="agenda-what">
        <span>
          {appointment.service}
          {addOn ? <strong className="agenda-extra"> {messages.addOn}</strong> : null}
        </span>
        <span className="agenda-soft">
          {[appointment.practitioner, places].filter(Boolean).join(', ')}
        </span>
        {appointment.preparation ? (
          <span className="agenda-soft">{appointment.preparation}</span>
        ) : null}
        {appointment.note ? <span className="agenda-soft">{appointment.note}</span> : null}
      </div>
      <div className="agenda-soft agenda-paper">
        <span>{[appointment.payer, appointment.deposit].filter(Boolean).join(' · ')}</span>
        {appointment.coupon ? <span>{appointment.coupon}</span> : null}
        <span>{protocol}</span>
      </div>
      <div className="agenda-now">
        <StateMark state={state} />
        {appointment.arrival ? <span className="agenda-soft">{appointment.arrival}</span> : null}
        {appointment.answer ? <ConfirmationMark view={appointment.answer} /> : null}
        {mayWrite && appointment.steps.length > 0 ? (
          <form method="post" action={appointment.href} className="agenda-now">
            <input
              type="hidden"
              name={APPOINTMENT_FIELDS.version}
              defaultValue={appointment.version}
            />
            <input type="hidden" name={APPOINTMENT_FIELDS.back} defaultValue={back} />
            {appointment.steps.map((step) => (
              <Button
                key={step}
                look={step === 'undo' ? 'quiet' : 'secondary'}
                name={APPOINTMENT_FIELDS.step}
                value={step}
                aria-label={messages.stepFor(messages.steps[step], patient)}
              >
                {messages.steps[step]}
              </Button>
            ))}
          </form>
        ) : null}
        {mayWrite && isMovable && appointment.canMove ? (
          <MoveGrip appointment={appointment} />
        ) : null}
      </div>
    </li>
  );
}

function EntryTime({ time, until }: { time: string; until: string }) {
  return (
    <div className="agenda-time">
      <strong>{time}</strong>
      {until ? <span className="agenda-soft">{until}</span> : null}
    </div>
  );
}
