import { eq, sql } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { PRIVACY_RIGHTS, requestClockOf } from '#app/clinic/privacy-requests.ts';
import { leads } from '#app/db/leads-schema.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import { contactMessages } from '#app/db/schema.ts';
import { lead } from '#app/locales/leads.ts';
import { privacyRequest } from '#app/locales/privacy-request.ts';
import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { staffLeads } from '#app/locales/pt-BR/staff/leads.ts';
import type { InboxKind } from './inbox-kind.server.ts';

const privacyLabels = staffInbox.privacy;

const rightInWords = sql.join(
  PRIVACY_RIGHTS.map((right) => sql`when ${right} then ${privacyRequest.rights[right].label}`),
  sql` `,
);

/** Privacy requests, due within the 15 days set by law. */
const privacyKind: InboxKind = {
  name: 'privacy',
  slug: 'privacidade',
  titles: privacyLabels.titles,
  subjects: sql`select 'privacy' as kind, id as subject_id, created_at as arrived_at,
    name, phone_e164, email, locale,
    rtrim(protocol || ' – ' || (case asked_for ${rightInWords} end)::text || E'\n\n' || words, E'\n') as words
    from ${privacyRequests}`,
  hold: async (tx, id) => {
    const found = await tx
      .select({ id: privacyRequests.id })
      .from(privacyRequests)
      .where(eq(privacyRequests.id, id))
      .for('key share');
    return found.length > 0;
  },
  isForPrivacy: true,
  details: ({ arrivedAt, locale }, today) => [
    { label: privacyLabels.due, value: dueInWords(wallClockOf(arrivedAt).on, today) },
    { label: privacyLabels.identity, value: privacyLabels.identityTodo },
    { label: staffInbox.contact.language, value: staffInbox.contact.languages[locale] },
  ],
  keptUntil: privacyLabels.keptUntil,
};

function dueInWords(askedOn: string, today: string): string {
  const { dueOn, daysLeft, state } = requestClockOf(askedOn, today);
  const on = formatDate(dueOn);
  if (state === 'overdue') return privacyLabels.overdue(on, -daysLeft);
  return state === 'pressing'
    ? privacyLabels.pressing(on, daysLeft)
    : privacyLabels.inTime(on, daysLeft);
}

const contactLabels = staffInbox.contact;

/** Messages of the contact form. */
const contactKind: InboxKind = {
  name: 'contact',
  slug: 'contato',
  titles: contactLabels.titles,
  subjects: sql`select 'contact' as kind, id as subject_id, created_at as arrived_at,
    name, phone_e164, email, locale, message as words from ${contactMessages}`,
  hold: async (tx, id) => {
    const found = await tx
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(eq(contactMessages.id, id))
      .for('key share');
    return found.length > 0;
  },
  isForPrivacy: false,
  details: ({ locale }) => [
    { label: contactLabels.language, value: contactLabels.languages[locale] },
  ],
  keptUntil: staffInbox.item.keptUntil,
};

const reasonInWords = sql.join(
  leads.reason.enumValues.map((reason) => sql`when ${reason} then ${lead.reasons[reason]}`),
  sql` `,
);

/** Requests for a time, which are answered by telephone. */
const leadKind: InboxKind = {
  name: 'lead',
  slug: 'pedido',
  titles: staffLeads.titles,
  subjects: sql`select 'lead' as kind, id as subject_id, created_at as arrived_at,
    name, phone_e164, null::text as email, locale, (case reason ${reasonInWords} end)::text as words
    from ${leads}`,
  hold: async (tx, id) => {
    const found = await tx
      .select({ id: leads.id })
      .from(leads)
      .where(eq(leads.id, id))
      .for('key share');
    return found.length > 0;
  },
  isForPrivacy: false,
  details: ({ locale }) => [
    { label: contactLabels.language, value: contactLabels.languages[locale] },
  ],
  keptUntil: staffLeads.keptUntil,
};

/** All kinds of inbox items. */
export const INBOX_KINDS: readonly InboxKind[] = [contactKind, leadKind, privacyKind];

/** The kinds that a staff member may see. */
export function inboxKindsFor({ mayManagePrivacy }: { mayManagePrivacy: boolean }) {
  return INBOX_KINDS.filter(({ isForPrivacy }) => mayManagePrivacy || !isForPrivacy);
}

/** @returns undefined for an unknown slug */
export function kindOfSlug(slug: string): InboxKind | undefined {
  return INBOX_KINDS.find((kind) => kind.slug === slug);
}
