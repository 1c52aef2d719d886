import { isCalendarDay, wallClockOf } from '#app/clinic/clinic-time.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { contactLinksOf } from '#app/features/agenda/agenda-view.ts';
import { absenceWords, KEPT_IN_ADDRESS } from '#app/features/reminders/kept.ts';
import { readDayAnswers, readWishes } from '#app/features/reminders/read-reminders.server.ts';
import { toUnconfirmedView } from '#app/features/reminders/unconfirmed-row.tsx';
import { readWithoutPractitioner } from '#app/features/reminders/without-practitioner.server.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { nextOpenDay } from './next-open-day.server.ts';

/** Who has not confirmed for a day, who has nobody to serve them, and who wants something else. */
export async function readUnconfirmedPage(args: StaffArgs) {
  const { services, url, clinic, may } = staffPageOf(args);
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
    links: contactLinksOf(row, labels),
  });
  return {
    on,
    today: wallClockOf(labels.now).on,
    total: all.length,
    confirmed: all.length - open.length,
    open: open.map(viewOf),
    wishes: (await readWishes(services)).map(viewOf),
    alone: (await readWithoutPractitioner(services)).map((row) => ({
      ...viewOf(row),
      keep: { reasons: row.reasons, sequence: row.sequence, why: absenceWords(row.reasons) },
    })),
    done: (['kept', 'still'] as const).find((each) => url.searchParams.has(KEPT_IN_ADDRESS[each])),
    mayWrite: may('agenda.write'),
  };
}
