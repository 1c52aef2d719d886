import { formatDay } from '#app/clinic/format-date.ts';
import '#app/features/agenda/agenda.css';
import { ContactLinks } from '#app/features/agenda/contact-links.tsx';
import { KeepForm } from '#app/features/reminders/keep-form.tsx';
import { REMINDER_PATHS } from '#app/features/reminders/reminder-paths.ts';
import '#app/features/reminders/staff-reminders.css';
import { UnconfirmedRow } from '#app/features/reminders/unconfirmed-row.tsx';
import { staffReminders } from '#app/locales/pt-BR/staff/reminders.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { DateField } from '#app/ui/date-field/date-field.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/unconfirmed';
import { readUnconfirmedPage } from './unconfirmed-page.server.ts';

const messages = staffReminders.list;

export const loader = (args: Route.LoaderArgs) => readUnconfirmedPage(args);

/** Who has not confirmed for a day, to be called, and who wants something else. */
export default function UnconfirmedPage({ loaderData }: Route.ComponentProps) {
  const { on, total, confirmed, open, wishes, alone, done, mayWrite } = loaderData;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead(formatDay(on))}
      back={{ href: REMINDER_PATHS.queue, label: messages.back }}
    >
      {done ? (
        <Notice tone={done === 'kept' ? 'success' : 'warning'} role="status">
          <p>{staffReminders.keep[done]}</p>
        </Notice>
      ) : null}
      {alone.length > 0 ? (
        <section className="flow" id="sem-profissional" aria-labelledby="sem-profissional-titulo">
          <h2 id="sem-profissional-titulo">{messages.alone}</h2>
          <p>{messages.aloneLead}</p>
          <ol className="unconfirmed">
            {alone.map(({ links, keep, ...row }) => (
              <UnconfirmedRow
                key={row.protocol}
                row={{ ...row, state: staffReminders.keep.state(keep.why) }}
                withDay
                acts
                more={
                  mayWrite ? (
                    <KeepForm
                      {...keep}
                      action={`${row.hrefs.page}/vem`}
                      patient={row.patient}
                      listed={on}
                    />
                  ) : null
                }
              >
                <ContactLinks links={links} patient={row.patient} />
              </UnconfirmedRow>
            ))}
          </ol>
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

type RowsProps = { rows: Rows; withDay?: boolean };

function Rows({ rows, withDay = false }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <ol className="unconfirmed">
      {rows.map(({ links, ...row }) => (
        <UnconfirmedRow key={row.protocol} row={row} withDay={withDay}>
          <ContactLinks links={links} patient={row.patient} />
        </UnconfirmedRow>
      ))}
    </ol>
  );
}
