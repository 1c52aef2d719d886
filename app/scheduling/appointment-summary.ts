import type { MailValues } from '#app/clinic/mail-words/mail-names.ts';
import type { OwnMailWords } from '#app/clinic/mail-words/mail-words-fields.ts';
import { firstNameOf } from '#app/clinic/mail-words/words-of-mail.ts';
import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import type { Brand } from '#app/clinic/record/brand-fields.ts';
import type { Locale } from '#app/platform/locale.ts';
import { linkless } from '#app/platform/mail/mail-body.ts';
import type { PreparationAnswers } from '#app/scheduling/preparation/preparation-answers.ts';

/** What a mail, voucher or calendar file says about one appointment, as plain values. */
export type AppointmentSummary = {
  /** Language of the texts below. */
  locale: Locale;
  /** The appointment's public number; never changes. */
  protocol: string;
  /** Grows with every change of the appointment. */
  sequence: number;
  /** When the appointment was booked, last moved or cancelled, or what it says of the clinic changed. */
  changedAt: Date;
  /** The version of the clinic's record that an 'updated' mail tells of, or the plan, 'p7'. */
  recordVersion?: number | string | undefined;
  /** Calendar day to come from which the change holds that an 'updated' mail tells of. */
  holdsFrom?: string | undefined;
  /** Who is not there at its time, and since which calendar day; null for no day that is known. */
  away?: { name: string; from: string | null } | undefined;
  serviceTitle: string;
  practitionerName: string;
  /** Of several exams: what is done when, and by whom, in order. */
  steps: readonly SummaryStep[];
  startsAt: Date;
  endsAt: Date;
  /** The time before the last move. */
  previousStartsAt?: Date | undefined;
  patientName: string;
  contact: { name: string; email: string | null; phoneE164: string };
  payerTitle: string;
  /** The campaign's code it was booked with, and what that gives. */
  coupon: { code: string; gives: string } | null;
  /** What the payer requires patients to bring. */
  bring: readonly string[];
  /** The service's own sentences about preparation. */
  preparation: readonly string[];
  preparationFlags: {
    companion: boolean;
    /** 0 for none. */
    fastingHours: number;
    dilation: boolean;
    /** 0 for none; of the patient's own lenses, where they have said which. */
    lensesOffHours: number;
  };
  /** The whole rule behind the flags. */
  preparationRule?: PreparationRule | undefined;
  /** What the patient has answered about it. */
  preparationAnswers?: PreparationAnswers | undefined;
  /** Sunset of the day at the clinic. */
  sunsetAt?: Date | null | undefined;
  /** Contains the secret token; for the patient only. */
  manageUrl: string;
  clinic: {
    /** Host name of the clinic's site, 'clinica.example'. */
    domain: string;
    displayName: string;
    /** How its mails look. */
    brand?: Pick<Brand, 'colours'>;
    /** What its mails say in its own words. */
    mailWords?: OwnMailWords | undefined;
    /** The house of the appointment, where the clinic has several; it is the first of the lines too. */
    house?: string | undefined;
    /** Where to come: the house of the appointment, on its day. */
    addressLines: readonly string[];
    /** From when they hold, in a sentence, where they do not yet. */
    placeNote?: string;
    /** Of that house. */
    phoneDisplay: string;
    phoneE164: string;
    /** Missing where the clinic has no WhatsApp. */
    whatsappLink: string | undefined;
    email: string;
    mapUrl: string;
    /** Where that house is, in degrees; only where the clinic has several. */
    geo?: { latitude: number; longitude: number } | undefined;
  };
};

/** An exam of several, in words: '8h50', 'Topografia de córnea'. */
export type SummaryStep = { time: string; title: string; practitionerName: string };

/**
 * Why an appointment cannot stay after a change at the clinic: who serves it, its hours or its house; or the hours in the
 * agenda of who serves it.
 */
export type Displacement = 'gone' | 'hours' | 'closed' | 'away';

/** What a mail reports; 'updated' is a change at the clinic, while the appointment stays as it is. */
export type AppointmentNews = 'created' | 'moved' | 'cancelled' | 'updated';

/**
 * What stands for the names in the clinic's own words of a mail about an appointment.
 * @param data its time, as this mail says it
 */
export function mailValuesOf(
  { clinic, ...summary }: AppointmentSummary,
  { data, telefone = clinic.phoneDisplay }: { data: string; telefone?: string },
) {
  return {
    nome: firstNameOf(summary.contact.name),
    paciente: linkless(summary.patientName),
    serviço: summary.serviceTitle,
    profissional: summary.practitionerName,
    data,
    protocolo: summary.protocol,
    telefone,
    // A clinic in one house calls it by its own name.
    unidade: clinic.house ?? clinic.displayName,
    endereço: clinic.addressLines.filter((line) => line !== clinic.house).join(', '),
  } satisfies MailValues;
}
