import { examCode } from '#app/scheduling/exams/exam-code.ts';
import { type Eyes, wantedExams, wishOf } from '#app/scheduling/exams/wanted-exams.ts';
import type { BookingDraft, DraftDetails, ForWhom } from './booking-draft.ts';

/** What a new draft takes over from an appointment of the same person. */
export type PastAppointment = {
  serviceSlug: string;
  /** Of several exams, or one for a single eye. */
  /** In which house; null is the main one. */
  branch?: string | null;
  steps?: readonly { serviceSlug: string; eyes: Eyes | null }[];
  payerId: string;
  patientName: string;
  /** 'YYYY-MM-DD' */
  bornOn: string | null;
  contactName: string;
  guardianRelation: string | null;
  phoneE164: string;
  email: string | null;
};

/** What can be booked and paid for today. */
type Offer = {
  services: readonly string[];
  payers: readonly string[];
  /** More than one where the house is chosen. */
  houses?: readonly (string | null)[];
};

/** The answers of a new draft: all but the time, and without what is no longer offered, which is asked anew. */
export function answersFrom(
  appointment: PastAppointment,
  { services, payers, houses = [] }: Offer,
): Omit<BookingDraft, 'key'> {
  const { serviceSlug, steps = [], payerId, branch = null } = appointment;
  const exams = steps.map((step) => ({ ...step, eyes: step.eyes ?? undefined }));
  const wanted = wishOf(exams) ?? { serviceSlug };
  const isOffered = wantedExams(wanted).every((exam) => services.includes(exam.serviceSlug));
  const isThere = houses.length > 1 && houses.includes(branch);
  return {
    service: isOffered ? examCode(isThere ? { ...wanted, branch } : wanted) : undefined,
    forWhom: forWhomOf(appointment),
    payer: payers.find((id) => id === payerId),
    details: detailsOf(appointment),
  };
}

function forWhomOf({ guardianRelation, patientName, contactName }: PastAppointment): ForWhom {
  if (guardianRelation !== null) return 'child';
  return patientName === contactName ? 'self' : 'other';
}

function detailsOf(appointment: PastAppointment): DraftDetails {
  const birth = appointment.bornOn?.split('-').map(Number).toReversed().join('/') ?? '';
  return {
    patientName: appointment.patientName,
    birth,
    contactName: appointment.contactName,
    relation: appointment.guardianRelation ?? '',
    phone: appointment.phoneE164.replace(/^\+55/, ''),
    email: appointment.email ?? '',
  };
}
