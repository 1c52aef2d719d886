import { formatMoment } from '#app/clinic/format-date.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { dueOn, maySeries } from '#app/features/follow-ups/follow-up-rules.ts';
import { bookedDays } from '#app/features/follow-ups/follow-ups.server.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import '#app/features/follow-ups/follow-ups.css';
import { SeriesForm } from '#app/features/follow-ups/series-form.tsx';
import { seriesRow } from '#app/features/follow-ups/series-rows.ts';
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
/** How many days from its due day on an appointment of the series may be proposed. */
const DAYS_LOOKED_AT = 14;

export async function loader(args: Route.LoaderArgs) {
  const { services, appointment, today, openDays } = await seriesOf(args);
  const booking = followUpBookingOf(services);
  const rows = [];
  for (const days of openDays) {
    const due = dueOn(appointment, days);
    const [, from = due] = [due, today].sort();
    const serviceSlug = services.clinic.followUps.postOperativeAppointment;
    const request = { serviceSlug, branch: appointment.branch, from };
    const found = await readAvailability(booking, { ...request, days: DAYS_LOOKED_AT });
    rows.push(seriesRow({ days, dueOn: due, today, free: found?.days ?? [] }));
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

/** The surgery and the due days without an appointment. @throws 303 to the appointment when there are none */
async function seriesOf(args: StaffArgs & { params: { protocol: string } }) {
  const page = await staffAppointmentOf(args);
  const { followUps } = page.services.clinic;
  const booked = await bookedDays(page.services.db, page.appointment.id);
  const openDays = followUps.postOperativeDays.filter((days) => !booked.includes(days));
  if (openDays.length > 0 && maySeries(page.appointment, followUps)) return { ...page, openDays };
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
