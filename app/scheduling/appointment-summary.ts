import type { Locale } from '#app/platform/locale.ts';

/** What a mail, a voucher or a calendar file tells of one visit; plain values, ready to be worded. */
export type AppointmentSummary = {
  /** The language of its words. */
  locale: Locale;
  /** The visit's public number, the same for life. */
  protocol: string;
  /** Grows with every change of the visit. */
  sequence: number;
  /** When the visit was made, last moved or cancelled. */
  changedAt: Date;
  serviceTitle: string;
  practitionerName: string;
  startsAt: Date;
  endsAt: Date;
  /** Before the last move. */
  previousStartsAt?: Date | undefined;
  patientName: string;
  contact: { name: string; email: string | null; phoneE164: string };
  payerTitle: string;
  /** What the payer asks to see. */
  bring: readonly string[];
  /** The service's own sentences on how to come prepared. */
  preparation: readonly string[];
  preparationFlags: {
    companion: boolean;
    /** 0 for none. */
    fastingHours: number;
    dilation: boolean;
    /** 0 for none. */
    lensesOffHours: number;
  };
  /** With its secret token: for the patient's eyes only. */
  manageUrl: string;
  clinic: {
    /** 'clinica.example', the host name of the clinic's record. */
    domain: string;
    displayName: string;
    addressLines: readonly string[];
    phoneDisplay: string;
    phoneE164: string;
    whatsappLink: string;
    email: string;
    mapUrl?: string | undefined;
  };
};

export type AppointmentNews = 'created' | 'moved' | 'cancelled';
