import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { PreparationAnswers } from '#app/scheduling/preparation/preparation-answers.ts';
import type { Wanted } from './exams/wanted-exams.ts';
import type { ExceedReason } from './payers/exceed-reason.ts';
import type { InsuranceCard } from './payers/insurance-card.ts';
import type { Contact, Patient, Unasked } from './people.server.ts';

/** Everything needed to book an appointment, whether from the site, the API, by phone or at the front desk. */
export type BookingRequest = Wanted & {
  startsAt: Date;
  /** With whom, where staff have chosen; else the first in the clinic's order. Of one service alone. */
  practitionerId?: number | undefined;
  patient: Patient;
  /** Required for a patient under 18. */
  guardian: { name: string; relation: string } | null;
  contact: Contact;
  /** What the clinic's form did not ask; nothing where another way led here. */
  unasked?: Unasked | undefined;
  payerId: string;
  /** Of the insurance; the number is sealed when it is stored. */
  card?: InsuranceCard | null | undefined;
  consent: { textId: string; textSha256: string; locale: string };
  /** Code of a campaign, as typed. */
  couponCode?: string | undefined;
  /** For the front desk, as `parseNote` gives it. */
  note?: string | null | undefined;
  /** What the patient answers about the preparation, as far as the service asks. */
  preparation?: PreparationAnswers | undefined;
  holdToken: string | undefined;
  /** Language of the appointment's mails. */
  locale: Locale;
  channel: 'web' | 'api' | 'phone' | 'desk';
  /** The staff member who books; they may also book services that patients cannot book online. */
  actor?: StaffActor;
  /** Why staff book beyond what the payer covers, or beyond its quota. */
  exceedReason?: ExceedReason | undefined;
};
