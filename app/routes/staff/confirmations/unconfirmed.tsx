import { isCalendarDay, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDay } from '#app/clinic/format-date.ts';
import '#app/features/agenda/agenda.css';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { contactLinksOf } from '#app/features/agenda/agenda-view.ts';
import { ContactLinks } from '#app/features/agenda/contact-links.tsx';
import { readDayAnswers, readWishes } from '#app/features/reminders/read-reminders.server.ts';
import { REMINDER_PATHS } from '#app/features/reminders/reminder-paths.ts';
import '#app/features/reminders/staff-reminders.css';
import { toUnconfirmedView, UnconfirmedRow } from '#app/features/reminders/unconfirmed-row.tsx';
import { readWithoutPractitioner } from '#app/features/reminders/without-practitioner.server.ts';
import { staffReminders } from '#app/locales/pt-BR/staff/reminders.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { DateField } from '#app/ui/date-field/date-field.tsx';
import type { Route } from './+types/unconfirmed';
import { nextOpenDay } from './next-open-day.server.ts';

const messages = staffReminders.list;

export async function loader(args: StaffArgs) {
  const { services, url, clinic } = staffPageOf(args);
  const labels = agendaLabelsOf(services);
  const asked = url.searchParams.get('dia') ?? '';
  const on = isCalendarDay(asked) ? asked : await nextOpenDay(services, clinic.hours);
  const all = await readDayAnswers(services.db, on);
  const coming = all.filter(({ attendance }) => attendance === null);
  const open = coming.filter(({ confirmation }) => confirmation?.answer !== 'confirmed');
  type Row = (typeof all)[number];
  const viewOf = (row: Omit<Row, 'askedAt'> & Partial<Pick<Row, 'askedAt'>>) => ({
    ...toUnconfirmedView(row, {
      now: labels.now,
      serviceTitle: labels.serviceTitle,
      hrefs: {
        page: appointmentPath(row.protocol),
        move: appointmentPath(row.protocol, 'mudar'),
        cancel: appointmentPath(row.protocol, 'cancelar'),
      },
    }),
    links: contactLinksOf(row, labels.clinicName),
  });
  return {
    on,
    today: wallClockOf(labels.now).on,
    total: all.length,
    confirmed: all.length - open.length,
    open: open.map(viewOf),
    wishes: (await readWishes(services)).map(viewOf),
    alone: (await readWithoutPractitioner(services)).map(viewOf),
  };
}

/** Who has not confirmed for a day, to be called, and who wants something else. */
export default function UnconfirmedPage({ loaderData }: Route.ComponentProps) {
  const { on, total, confirmed, open, wishes, alone } = loaderData;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead(formatDay(on))}
      back={{ href: REMINDER_PATHS.queue, label: messages.back }}
    >
      {alone.length > 0 ? (
        <section className="flow" id="sem-profissional" aria-labelledby="sem-profissional-titulo">
          <h2 id="sem-profissional-titulo">{messages.alone}</h2>
          <p>{messages.aloneLead}</p>
          <Rows rows={alone} withDay acts />
        </section>
      ) : null}
      <form action={REMINDER_PATHS.list} className="unconfirmed-day no-print">
        <DateField id="dia" name="dia" label={messages.day} defaultValue={on} />
        <Button look="secondary">{messages.show}</Button>
      </form>
      <p>{total === 0 ? messages.empty : messages.counts(confirmed, total)}</p>
      {total > 0 && open.length === 0 ? <p>{messages.none}</p> : null}
      <Rows rows={open} />
      <h2>{messages.wishes}</h2>
      {wishes.length === 0 ? <p>{messages.wishesNone}</p> : <Rows rows={wishes} withDay />}
    </StaffScreen>
  );
}

type Rows = Route.ComponentProps['loaderData']['open'];

type RowsProps = { rows: Rows; withDay?: boolean; acts?: boolean };

function Rows({ rows, withDay = false, acts = false }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <ol className="unconfirmed">
      {rows.map(({ links, ...row }) => (
        <UnconfirmedRow key={row.protocol} row={row} withDay={withDay} acts={acts}>
          <ContactLinks links={links} patient={row.patient} />
        </UnconfirmedRow>
      ))}
    </ol>
  );
}
