import '#app/features/agenda/agenda.css';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { houseOptions } from '#app/clinic/record/branch-fields.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { ClosureFields } from '#app/features/agenda/booking/closure-fields.tsx';
import { BLANK, mayClose, wishedClosure } from '#app/features/agenda/booking/closure-form.ts';
import { ClosureList } from '#app/features/agenda/booking/closure-list.tsx';
import { ClosurePreview } from '#app/features/agenda/booking/closure-preview.tsx';
import { ClosureSavedNotice } from '#app/features/agenda/booking/closure-saved.tsx';
import { savedClosure } from '#app/features/agenda/booking/closure-told.ts';
import {
  HolidayList,
  TownHoliday,
  toHolidayView,
} from '#app/features/agenda/booking/holiday-list.tsx';
import { readListed } from '#app/features/agenda/closed/listed-closures.server.ts';
import { readResources } from '#app/features/agenda/read-agenda.server.ts';
import { readBookedAppointments } from '#app/features/schedule-settings/booked-appointments.server.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { newToken } from '#app/platform/token.server.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { listHolidays } from '#app/scheduling/holidays.server.ts';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/agenda-closures';
import { answerClosures } from './agenda-closures.server.ts';
import { askerOf } from './closure-effects.server.ts';

const messages = staffAgenda.closures;
const HOLIDAY_DAYS = 366;

export async function loader(args: Route.LoaderArgs) {
  const page = staffPageOf(args);
  const { services, agendaOf, today, may, url } = page;
  const listed = await readListed(services, services.clinic, askerOf(page));
  const holidays = await listHolidays(services);
  const resources = await readResources(services.db);
  const closable = resources
    .filter(({ id }) => mayClose(agendaOf, id))
    .map(({ slug, name }) => ({ slug, name }));
  const booked = await readBookedAppointments(services);
  const bookedOn = Map.groupBy(booked, ({ startsAt }) => wallClockOf(startsAt).on);
  return {
    today,
    saved: savedClosure(url),
    formKey: newToken(),
    closures: listed.closures,
    touched: listed.saved,
    holidays: holidays
      .filter(({ heldOn }) => heldOn <= addDays(today, HOLIDAY_DAYS))
      .map((each) => ({ ...toHolidayView(each), booked: bookedOn.get(each.heldOn)?.length ?? 0 })),
    resources: closable,
    wished: wishedClosure(url.searchParams, closable),
    houses: agendaOf === null ? houseOptions(services.clinic) : [],
    /** Whether the whole clinic may be closed, and holidays settled. */
    isWhole: agendaOf === null,
    mayWrite: may('agenda.write'),
  };
}

export const action = (args: Route.ActionArgs) => answerClosures(args);

export default function ClosuresPage({ loaderData, actionData }: Route.ComponentProps) {
  const { closures, holidays, saved, touched, wished, mayWrite, isWhole, ...form } = loaderData;
  const { values = BLANK, errors = [], preview = null } = actionData ?? {};
  if (preview)
    return (
      <StaffScreen
        title={messages.check[preview.does].title}
        back={{ href: AGENDA_PATHS.closures, label: messages.title }}
      >
        <ClosurePreview {...preview} />
      </StaffScreen>
    );
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: AGENDA_PATHS.agenda, label: messages.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {saved && !actionData ? <ClosureSavedNotice {...saved} touched={touched} /> : null}
      <section id="fechamentos" className="flow" aria-labelledby="closures-title">
        <h2 id="closures-title">{messages.list}</h2>
        <ClosureList closures={closures} mayWrite={mayWrite} />
      </section>
      {mayWrite ? (
        <section className="flow" aria-labelledby="add-title">
          <h2 id="add-title">{messages.add}</h2>
          <ClosureFields
            {...{ ...form, errors, isWhole }}
            values={actionData ? values.closure : (wished ?? values.closure)}
            isAsked={wished !== null && !actionData}
            repeat={values.repeat}
          />
        </section>
      ) : null}
      <section id="feriados" className="flow" aria-labelledby="holidays-title">
        <h2 id="holidays-title">{messages.holidays}</h2>
        <p>{messages.holidaysLead}</p>
        <HolidayList holidays={holidays} mayWrite={mayWrite && isWhole} />
      </section>
      {mayWrite && isWhole ? (
        <section className="flow" aria-labelledby="town-title">
          <h2 id="town-title">{messages.town}</h2>
          <TownHoliday values={values.town} errors={errors} today={form.today} />
        </section>
      ) : null}
    </StaffScreen>
  );
}
