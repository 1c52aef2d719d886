import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatAgo } from '#app/clinic/format-ago.ts';
import { formatMoment, formatTime } from '#app/clinic/format-date.ts';
import { staffReminders } from '#app/locales/pt-BR/staff/reminders.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import type { Confirmation } from '#app/scheduling/answers/confirmation.ts';
import { portuguese, practitionersOf, recordedTitle } from '#app/scheduling/exams/exam-words.ts';

const messages = staffReminders.list;

type UnconfirmedView = ReturnType<typeof toUnconfirmedView>;

type Row = Parameters<typeof recordedTitle>[0] &
  Parameters<typeof practitionersOf>[0] & {
    protocol: string;
    startsAt: Date;
    patientName: string;
    contactName: string;
    confirmation: Confirmation | null;
    askedAt?: Date | null;
  };

type Labels = {
  now: Date;
  serviceTitle: (slug: string) => string;
  hrefs: { page: string; move: string; cancel: string };
};

/** An appointment that nobody has confirmed, as a row. */
export function toUnconfirmedView(row: Row, { now, serviceTitle, hrefs }: Labels) {
  const { mark, queue } = staffReminders;
  const { confirmation, askedAt } = row;
  const asked = askedAt ? messages.asked(formatAgo(askedAt, now)) : messages.notAsked;
  return {
    protocol: row.protocol,
    hrefs,
    time: formatTime(wallClockOf(row.startsAt).time),
    moment: formatMoment(row.startsAt),
    patient: row.patientName,
    contact: row.contactName === row.patientName ? '' : queue.contact(row.contactName),
    what: [recordedTitle(row, portuguese(serviceTitle)), practitionersOf(row, DEFAULT_LOCALE)].join(
      ', ',
    ),
    state:
      confirmation && confirmation.answer !== 'confirmed'
        ? `${mark.signs[confirmation.answer]} ${mark[confirmation.answer]}`
        : asked,
    wants: confirmation?.answer ?? null,
  };
}

type UnconfirmedRowProps = {
  row: UnconfirmedView;
  /** Whether the rows are of several days. */
  withDay?: boolean;
  /** Whether both acts are offered, whatever was said. */
  acts?: boolean;
  /** What is offered besides. */
  more?: React.ReactNode;
  /** How to reach them. */
  children: React.ReactNode;
};

export function UnconfirmedRow({
  row,
  withDay = false,
  acts = false,
  more,
  children,
}: UnconfirmedRowProps) {
  return (
    <li>
      <strong>{row.time}</strong>
      <span>
        <a href={row.hrefs.page}>{row.patient}</a>
        {withDay ? row.moment : row.what}
        {acts ? <small>{row.what}</small> : null}
      </span>
      <span>
        {children} {row.contact}
      </span>
      <div>
        {row.state}{' '}
        {acts || row.wants === 'move' ? <a href={row.hrefs.move}>{messages.reschedule}</a> : null}
        {acts || row.wants === 'cancel' ? <a href={row.hrefs.cancel}>{messages.cancel}</a> : null}
        {more}
      </div>
    </li>
  );
}
