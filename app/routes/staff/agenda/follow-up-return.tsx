import { isCalendarDay, parseRfc3339 } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { isFreeReturn, mayReturn } from '#app/features/follow-ups/follow-up-rules.ts';
import {
  readFollowUps,
  readReturnTimes,
  returnTerm,
} from '#app/features/follow-ups/follow-ups.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import '#app/features/follow-ups/follow-ups.css';
import { ReturnForm } from '#app/features/follow-ups/return-form.tsx';
import { staffFollowUps } from '#app/locales/pt-BR/staff/follow-ups.ts';
import { newToken } from '#app/platform/token.server.ts';
import { actorOf, type StaffArgs, seeOther } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/follow-up-return';
import { agendaLabelsOf } from './agenda-labels.server.ts';
import { readAppointmentForm, staffAppointmentOf } from './appointment-forms.server.ts';
import {
  bookFollowUps,
  followUpBookingOf,
  followUpRefusalText,
  ordinaryPayer,
  refusedFollowUp,
} from './follow-up-booking.server.ts';
import { spokenConsentOf } from './staff-booking.server.ts';

const messages = staffFollowUps.return;

export async function loader(args: Route.LoaderArgs) {
  const { services, appointment, url, today } = await returnOf(args);
  const rules = services.clinic.followUps;
  const from = url.searchParams.get('desde') ?? '';
  const paid = messages.isPaid(
    agendaLabelsOf(services).payerTitle(ordinaryPayer(services, appointment)),
  );
  const after = parseRfc3339(url.searchParams.get('depois') ?? '');
  const times = { origin: appointment, rules, from, after, paid };
  const following = await readFollowUps(services.db, appointment.id);
  return {
    patient: appointment.patientName,
    lead: messages.lead(
      appointment.patientName,
      formatMoment(appointment.startsAt, { withYear: true }),
    ),
    ...returnTerm(appointment, rules, today),
    count: following.filter((one) => one.kind === 'return' && one.status === 'confirmed').length,
    backHref: appointmentPath(appointment.protocol),
    form: {
      formKey: newToken(),
      version: appointment.version,
      from: isCalendarDay(from) && from >= today ? from : today,
      today,
      consent: spokenConsentOf(services).text,
      ...(await readReturnTimes(followUpBookingOf(services), times)),
    },
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff, appointment } = await returnOf(args);
  const { values, seenVersion, key } = await readAppointmentForm(args.request);
  const chosen = { startsAt: values('startsAt') };
  const refused = (message: string, status: number) =>
    refusedFollowUp({ errors: [{ fieldId: 'startsAt', message }], chosen }, status);
  const startsAt = parseRfc3339(chosen.startsAt);
  if (!startsAt) return refused(messages.missing, 400);
  const isFree = isFreeReturn(appointment, startsAt, services.clinic.followUps);
  const following = [{ serviceSlug: appointment.serviceSlug, startsAt, isFree, dueDays: null }];
  const actor = actorOf(staff);
  const request = { origin: appointment, seenVersion, following, key, actor };
  const booked = await bookFollowUps(services, request);
  if (booked.kind === 'other-body') return refused(staffFollowUps.refusals.otherBody, 409);
  if (!booked.answer.ok) return refused(followUpRefusalText(booked.answer.refusal.refusal), 409);
  const [id = 0] = booked.answer.value.appointmentIds;
  const made = await readAppointment(services.db, { id });
  return seeOther(
    made ? `${appointmentPath(made.protocol)}?marcada` : appointmentPath(appointment.protocol),
  );
}

/** @throws 303 to the appointment when it allows no return */
async function returnOf(args: StaffArgs & { params: { protocol: string } }) {
  const page = await staffAppointmentOf(args);
  const { clinic, clock } = page.services;
  if (mayReturn(page.appointment, clinic.followUps, clock.now())) return page;
  throw seeOther(appointmentPath(page.appointment.protocol));
}

export default function ReturnPage({ loaderData, actionData }: Route.ComponentProps) {
  const { patient, lead, term, isOver, count, backHref, form } = loaderData;
  const { errors = [], chosen } = actionData ?? {};
  return (
    <StaffScreen
      title={messages.title}
      lead={lead}
      back={{ href: backHref, label: staffFollowUps.back(patient) }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      <Notice tone={isOver ? 'warning' : 'info'}>
        <p>{term}</p>
        {count > 0 ? <p>{messages.count(count)}</p> : null}
      </Notice>
      <ReturnForm {...{ errors, backHref }} {...form} chosen={chosen?.startsAt ?? null} />
    </StaffScreen>
  );
}
