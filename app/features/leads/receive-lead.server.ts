import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { leads } from '#app/db/leads-schema.ts';
import type { IdempotencyKey } from '#app/platform/idempotency.server.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { Result } from '#app/platform/result.ts';
import {
  type FormDelivery,
  type GivenConsent,
  receiveConsented,
} from '#app/platform/sent-forms/receive-consented.server.ts';
import {
  type FormServices,
  formOnce,
  type ReceivedRefusal,
} from '#app/platform/sent-forms/receive-form.server.ts';
import type { LeadVariant } from './lead.ts';
import type { LeadFields } from './lead-fields.ts';

/** Jobs that a lead enqueues. */
export type LeadJobs = { 'lead-mail': { leadId: number } };

export type LeadServices = FormServices & { jobs: Jobs<LeadJobs> };

export type Lead = LeadFields & { variant: LeadVariant; locale: Locale; consent: GivenConsent };

/**
 * Stores a lead and the job that mails it to the clinic; see `receiveConsented`.
 * @returns when it was received; the first time if it was sent more than once
 */
export function receiveLead(
  services: LeadServices,
  { consent, ...lead }: Lead,
  delivery: FormDelivery,
): Promise<Result<Date, ReceivedRefusal>> {
  return receiveConsented(services, {
    ...{ purpose: 'lead', consent, delivery },
    contacts: [lead.phoneE164],
    store: async (tx, createdAt) => {
      const [stored] = await tx
        .insert(leads)
        .values({ ...lead, createdAt })
        .returning({ id: leads.id });
      if (!stored) throw new Error('the lead was not stored');
      const { id } = stored;
      await services.jobs['lead-mail'](tx, { leadId: id });
      const detail = { locale: lead.locale, variant: lead.variant };
      return {
        owner: { leadId: id },
        event: {
          ...{ actor: 'web', action: 'lead.received', detail },
          ...{ subjectType: 'lead', subjectId: id },
        },
      };
    },
  });
}

/** What identifies repeated submissions; see `formOnce`. */
export function leadOnce(
  { clock }: Pick<LeadServices, 'clock'>,
  key: string,
  { name, phoneE164, reason, payer }: LeadFields,
): IdempotencyKey {
  const today = wallClockOf(clock.now()).on;
  return formOnce('lead', { key, today, words: [name, phoneE164, reason, payer] });
}
