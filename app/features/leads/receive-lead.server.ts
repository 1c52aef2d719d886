import { z } from 'zod';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Transaction } from '#app/db/database.ts';
import { leads } from '#app/db/leads-schema.ts';
import { consents } from '#app/db/schema.ts';
import { audit } from '#app/platform/audit.server.ts';
import { MESSAGE_PROOF_FORM } from '#app/platform/form-guard.ts';
import {
  type FormSender,
  type LimitedForm,
  MESSAGE_LIMITS,
} from '#app/platform/form-limits.server.ts';
import type { IdempotencyKey } from '#app/platform/idempotency.server.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import {
  type FormServices,
  formOnce,
  type ReceivedRefusal,
  receiveForm,
} from '#app/platform/receive-form.server.ts';
import { ok, type Result } from '#app/platform/result.ts';
import type { LeadVariant } from './lead.ts';
import type { LeadFields } from './lead-fields.ts';

/** Jobs that a lead enqueues. */
export type LeadJobs = { 'lead-mail': { leadId: number } };

export type LeadServices = FormServices & { jobs: Jobs<LeadJobs> };

export type Lead = LeadFields & {
  variant: LeadVariant;
  locale: Locale;
  consent: { textId: string; textSha256: string; locale: string };
};

/** As the contact form; only stored leads count. */
const LEAD_LIMITS: LimitedForm = {
  proofForm: MESSAGE_PROOF_FORM,
  addressBucket: 'lead',
  contactBucket: 'lead-phone',
  limits: { ...MESSAGE_LIMITS, perContact: { hits: 5, windowSeconds: 3_600 } },
};

const answers = z.object({ receivedAt: z.iso.datetime() });

/**
 * Stores a lead with its consent, its audit row and the job that mails it to the clinic, in one transaction.
 * @returns when it was received; the first time if it was sent more than once
 */
export async function receiveLead(
  services: LeadServices,
  lead: Lead,
  { once, ...sender }: Omit<FormSender, 'contacts'> & { once: IdempotencyKey },
): Promise<Result<Date, ReceivedRefusal>> {
  const received = await receiveForm(
    services,
    { once, answers, limited: LEAD_LIMITS, sender: { ...sender, contacts: [lead.phoneE164] } },
    (tx) => write(tx, services, lead),
  );
  return received.ok ? ok(new Date(received.value.receivedAt)) : received;
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

async function write(
  tx: Transaction,
  { clock, jobs }: LeadServices,
  { consent, ...lead }: Lead,
): Promise<z.infer<typeof answers>> {
  const now = clock.now();
  const [stored] = await tx
    .insert(leads)
    .values({ ...lead, createdAt: now })
    .returning({ id: leads.id });
  if (!stored) throw new Error('the lead was not stored');
  const leadId = stored.id;
  await tx
    .insert(consents)
    .values({ ...consent, leadId, purpose: 'lead', source: 'web', grantedAt: now });
  await audit(tx, {
    actor: 'web',
    action: 'lead.received',
    subjectType: 'lead',
    subjectId: leadId,
    detail: { locale: lead.locale, variant: lead.variant },
  });
  await jobs['lead-mail'](tx, { leadId });
  return { receivedAt: now.toISOString() };
}
