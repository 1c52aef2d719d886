import { data } from 'react-router';
import { RETURN_PAYER } from '#app/clinic/payer-titles.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { staffBookingOf } from '#app/context/scheduling-services.ts';
import { tieFollowUps } from '#app/features/follow-ups/follow-ups.server.ts';
import type { Following } from '#app/features/follow-ups/read-series.server.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffFollowUps } from '#app/locales/pt-BR/staff/follow-ups.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';
import type { JoinedRequest } from '#app/scheduling/book-series.server.ts';
import { bookTogether, type TogetherRefusal } from '#app/scheduling/book-series.server.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { spokenConsentOf } from './staff-booking.server.ts';

/** The staff's booking rules, plus the payer of free returns, which only staff can use. */
export function followUpBookingOf(services: AppServices): BookingServices {
  const booking = staffBookingOf(services);
  return { ...booking, payerIds: [...booking.payerIds, RETURN_PAYER] };
}

type Booking = {
  origin: AppointmentRecord;
  seenVersion: number;
  following: readonly Following[];
  key: string;
  actor: StaffActor;
};

/** Books the follow-ups of an appointment and links them to it, all or none. */
export function bookFollowUps(
  services: AppServices,
  { origin, seenVersion, following, key, actor }: Booking,
) {
  const requests = following.map((each) => requestOf(services, origin, { ...each, actor }));
  const slots = following.map(({ startsAt, dueDays, practitionerId }) => [
    startsAt.toISOString(),
    ...[dueDays, practitionerId ?? null],
  ]);
  const bodySha256 = sha256Hex(JSON.stringify([origin.id, seenVersion, slots]));
  return bookTogether(followUpBookingOf(services), requests, {
    once: { scope: 'follow-up', key, bodySha256 },
    link: (tx, ids) =>
      tieFollowUps(tx, services.clock, {
        origin: { id: origin.id, version: seenVersion },
        followUps: following.flatMap(({ dueDays, isFree, ownMinutes }, index) => {
          const appointmentId = ids[index];
          const kind = dueDays === null ? ('return' as const) : ('post-operative' as const);
          return appointmentId === undefined
            ? []
            : [{ appointmentId, kind, dueDays, isFree, ownMinutes }];
        }),
        actor,
      }),
  });
}

function requestOf(
  services: AppServices,
  origin: AppointmentRecord,
  {
    serviceSlug,
    startsAt,
    isFree,
    ownMinutes,
    practitionerId,
    actor,
  }: Following & { actor: StaffActor },
): JoinedRequest {
  const { guardianName, guardianRelation, phoneE164, email, locale } = origin;
  return {
    serviceSlug,
    // Where the patient was before; another house is chosen on the telephone, or by a move.
    branch: origin.branch,
    ownMinutes,
    startsAt,
    practitionerId,
    patient: { name: origin.patientName, bornOn: origin.bornOn },
    guardian:
      guardianName && guardianRelation ? { name: guardianName, relation: guardianRelation } : null,
    contact: { name: origin.contactName, phoneE164, email },
    payerId: isFree ? RETURN_PAYER : ordinaryPayer(services, origin),
    consent: spokenConsentOf(services).record,
    locale,
    channel: 'desk',
    actor,
  };
}

/** The payer of the original appointment, or the first payer when the clinic no longer accepts it. */
export function ordinaryPayer(
  { clinic }: Pick<AppServices, 'clinic'>,
  { payerId }: AppointmentRecord,
) {
  const [particular] = clinic.payers;
  return clinic.payers.some(({ id }) => id === payerId) ? payerId : (particular?.id ?? payerId);
}

export type RefusedFollowUp = { errors: readonly FieldError[]; chosen: Record<string, string> };

/** The form again, with its errors and the chosen values. */
export function refusedFollowUp(refused: RefusedFollowUp, status: number) {
  return data(refused, { status, headers: ERROR_HEADERS });
}

export function followUpRefusalText(refusal: TogetherRefusal): string {
  return refusal === 'not-allowed'
    ? staffFollowUps.refusals['not-allowed']
    : staffAgenda.refusals.time[refusal];
}
