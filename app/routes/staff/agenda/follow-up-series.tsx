import { formatMoment } from '#app/clinic/format-date.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { readPractitioners } from '#app/features/agenda/read-agenda.server.ts';
import { controlsOf, maySeries } from '#app/features/follow-ups/follow-up-rules.ts';
import { bookedDays } from '#app/features/follow-ups/follow-ups.server.ts';
import '#app/features/follow-ups/follow-ups.css';
import { SeriesForm } from '#app/features/follow-ups/series-form.tsx';
import { seriesRow } from '#app/features/follow-ups/series-rows.ts';
import { searchControl } from '#app/features/follow-ups/series-search.server.ts';
import { staffFollowUps } from '#app/locales/pt-BR/staff/follow-ups.ts';
import { newToken } from '#app/platform/token.server.ts';
import { type StaffArgs, seeOther } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/follow-up-series';
import { staffAppointmentOf } from './appointment-forms.server.ts';
import { followUpBookingOf } from './follow-up-booking.server.ts';
import { answerSeries } from './follow-up-series.server.ts';
import { spokenConsentOf } from './staff-booking.server.ts';

const messages = staffFollowUps.series;

export async function loader(args: Route.LoaderArgs) {
  const { services, appointment, today, open } = await seriesOf(args);
  const booking = followUpBookingOf(services);
  const people = await readPractitioners(services.db);
  const nameOf = (wanted: number) => people.find(({ id }) => id === wanted)?.name ?? '';
  const mayAddOn = services.clinic.agenda.addOnsPerDay > 0;
  const rows = [];
  for (const control of open) {
    const found = await searchControl(booking, appointment, { control, today });
    const { daysAfter: days, name } = control;
    rows.push(seriesRow({ ...found, days, name, today, nameOf, mayAddOn }));
  }
  return {
    rows,
    patient: appointment.patientName,
    lead: messages.lead(
      appointment.patientName,
      formatMoment(appointment.startsAt, { withYear: true }),
    ),
    backHref: appointmentPath(appointment.protocol),
    version: appointment.version,
    formKey: newToken(),
    consent: spokenConsentOf(services).text,
  };
}

export const action = (args: Route.ActionArgs) => answerSeries(args);

/** The surgery and its controls without an appointment. @throws 303 to the appointment when there are none */
async function seriesOf(args: StaffArgs & { params: { protocol: string } }) {
  const page = await staffAppointmentOf(args);
  const { followUps } = page.services.clinic;
  const booked = await bookedDays(page.services.db, page.appointment.id);
  const controls = controlsOf(page.appointment.serviceSlug, followUps);
  const open = controls.filter(({ daysAfter }) => !booked.includes(daysAfter));
  if (open.length > 0 && maySeries(page.appointment, followUps)) return { ...page, open };
  throw seeOther(appointmentPath(page.appointment.protocol));
}

export default function SeriesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { patient, lead, ...form } = loaderData;
  const { errors = [], chosen = {} } = actionData ?? {};
  return (
    <StaffScreen
      title={messages.title}
      lead={lead}
      back={{ href: form.backHref, label: staffFollowUps.back(patient) }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      <SeriesForm {...form} errors={errors} chosen={chosen} />
    </StaffScreen>
  );
}
