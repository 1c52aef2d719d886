import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { payerTitle } from '#app/clinic/payer-titles.ts';
import type { Queryable } from '#app/db/database.ts';
import { staffLeads } from '#app/locales/pt-BR/staff/leads.ts';
import type { Clock } from '#app/platform/clock.ts';
import { readClosedDays } from '#app/scheduling/closed-days.server.ts';
import { firstActionAt, responseMinutes, type StoredLead } from './lead-work.server.ts';

/** What a lead says, and how long it waited or has been waiting for the first answer. */
export async function leadDetails(
  { db, clock, clinic }: { db: Queryable; clock: Clock; clinic: Clinic },
  lead: StoredLead,
): Promise<{ label: string; value: string }[]> {
  const { response } = staffLeads;
  const actedAt = await firstActionAt(db, lead.id);
  const opening = { hours: clinic.hours, closedOn: await readClosedDays(db, lead.createdAt) };
  const took = responseMinutes(opening, lead.createdAt, actedAt ?? clock.now());
  const inWords = actedAt ? response.done : response.waiting;
  return [
    {
      label: staffLeads.payer,
      value: lead.payer === null ? staffLeads.noPayer : payerTitle(clinic, lead.payer),
    },
    { label: staffLeads.form, value: staffLeads.forms[lead.variant] },
    { label: response.label, value: inWords(took.opening, took.wall) },
  ];
}
