import { staffAgenda as texts } from '#app/locales/pt-BR/staff/agenda.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { AppointmentRowView, EntryView } from './agenda-view.ts';
import { APPOINTMENT_FIELDS } from './appointment-fields.ts';
import { MoveGrip } from './move-grip.tsx';
import { ReachLinks } from './reach-links.tsx';
import { StateMark } from './state-mark.tsx';

type DayListProps = {
  /** Calendar day. */
  on: string;
  entries: readonly EntryView[];
  /** Address of this page, to come back to. */
  back: string;
  /** Whether this person may write down who came. */
  mayWrite: boolean;
  /** Whether visits may be dragged here. */
  isMovable: boolean;
};

/** What is on one day, a line each: visits, times that visitors are about to book, closed stretches. */
export function DayList({ on, entries, ...row }: DayListProps) {
  return (
    <ol className="agenda-list" data-on={on}>
      {entries.map((entry) =>
        entry.kind === 'visit' ? (
          <AppointmentRow key={entry.key} visit={entry} {...row} />
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

type AppointmentRowProps = Omit<DayListProps, 'on' | 'entries'> & { visit: AppointmentRowView };

function AppointmentRow({ visit, back, mayWrite, isMovable }: AppointmentRowProps) {
  const { protocol, patient, age, contact, places, state, extra } = visit;
  return (
    <li
      id={`v-${protocol}`}
      className={`agenda-row agenda-visit agenda-is-${state}`}
      data-at={visit.at}
    >
      <EntryTime time={visit.time} until={visit.until} />
      <div className="agenda-who">
        <a href={visit.href} className="agenda-patient">
          {patient}
        </a>
        {age ? <span className="agenda-age">{age}</span> : null}
        <span className="agenda-contact">
          <ReachLinks reach={visit.reach} patient={patient} />
          {contact ? <span> {texts.minorContact(contact)}</span> : null}
        </span>
      </div>
      <div className="agenda-what">
        <span>
          {visit.service}
          {extra ? <strong className="agenda-extra"> {texts.extra}</strong> : null}
        </span>
        <span className="agenda-soft">
          {[visit.practitioner, places].filter(Boolean).join(', ')}
        </span>
      </div>
      <div className="agenda-soft agenda-paper">
        <span>{visit.payer}</span>
        <span>{protocol}</span>
      </div>
      <div className="agenda-now">
        <StateMark state={state} />
        {mayWrite && visit.steps.length > 0 ? (
          <form method="post" action={visit.href} className="agenda-now">
            <input type="hidden" name={APPOINTMENT_FIELDS.version} defaultValue={visit.version} />
            <input type="hidden" name={APPOINTMENT_FIELDS.back} defaultValue={back} />
            {visit.steps.map((step) => (
              <Button
                key={step}
                look={step === 'undo' ? 'quiet' : 'secondary'}
                name={APPOINTMENT_FIELDS.step}
                value={step}
                aria-label={texts.stepFor(texts.steps[step], patient)}
              >
                {texts.steps[step]}
              </Button>
            ))}
          </form>
        ) : null}
        {mayWrite && isMovable && visit.canMove ? <MoveGrip visit={visit} /> : null}
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
