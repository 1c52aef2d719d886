import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import type { AttendanceStep } from '#app/features/agenda/attendance.ts';
import { ChangedNotice } from '#app/features/agenda/changed-notice.tsx';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffWaitingRoom as messages } from '#app/locales/pt-BR/staff/day/waiting-room.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { RefusedStep, RoomGroupView, RoomRow } from './room-view.ts';

type WaitingRoomProps = {
  groups: readonly RoomGroupView[];
  /** Address of this page, to which the forms go. */
  action: string;
  mayWrite: boolean;
};

/** The day's patients by where they are, each with what can be recorded next. */
export function WaitingRoom({ groups, ...row }: WaitingRoomProps) {
  return (
    <div className="stack">
      {groups.map(({ name, rows }) => (
        <section key={name} className="flow" aria-labelledby={`sala-${name}`}>
          <h2 id={`sala-${name}`}>{messages.heading(messages.groups[name], rows.length)}</h2>
          {rows.length === 0 ? (
            <p className="small">{messages.none}</p>
          ) : (
            <ol className="agenda-list">
              {rows.map((each) => (
                <Row key={each.protocol} row={each} {...row} />
              ))}
            </ol>
          )}
        </section>
      ))}
    </div>
  );
}

type RowProps = Omit<WaitingRoomProps, 'groups'> & { row: RoomRow };

function Row({ row, action, mayWrite }: RowProps) {
  return (
    <li id={`v-${row.protocol}`} className="agenda-row room-row">
      <div className="agenda-time">
        <strong>{row.time}</strong>
      </div>
      <div className="agenda-what">
        <a href={row.href} className="agenda-patient">
          {row.patient}
        </a>
        {row.words ? <strong className="room-words">{row.words}</strong> : null}
        <span className="agenda-soft">{`${row.withWhom}. ${row.service}`}</span>
      </div>
      {mayWrite && row.steps.length > 0 ? (
        <form method="post" action={action} className="room-steps">
          <input type="hidden" name={APPOINTMENT_FIELDS.protocol} defaultValue={row.protocol} />
          <input type="hidden" name={APPOINTMENT_FIELDS.version} defaultValue={row.version} />
          {row.steps.map((step) => (
            <Button
              key={step}
              look={LOOKS[step]}
              name={APPOINTMENT_FIELDS.step}
              value={step}
              aria-label={staffAgenda.stepFor(messages.steps[step], row.patient)}
            >
              {messages.steps[step]}
            </Button>
          ))}
        </form>
      ) : null}
    </li>
  );
}

const LOOKS = {
  arrived: 'primary',
  called: 'primary',
  done: 'secondary',
  'no-show': 'secondary',
  undo: 'quiet',
} as const satisfies Record<AttendanceStep, string>;

/** Why a press recorded nothing, and about whom. */
export function RefusedStepNotice({ refused }: { refused: RefusedStep }) {
  const { message, patient, changes } = refused;
  return (
    <>
      <p>
        <strong>{messages.about(patient)}</strong>
      </p>
      {message ? (
        <Notice tone="warning" role="alert" title={staffAgenda.refusals.title}>
          <p>{message}</p>
        </Notice>
      ) : (
        <ChangedNotice changes={changes} />
      )}
    </>
  );
}
