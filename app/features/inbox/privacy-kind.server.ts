import { eq, sql } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { PRIVACY_RIGHTS, requestClockOf } from '#app/clinic/privacy-requests.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import { privacyRequest } from '#app/locales/pt-BR/privacy-request.ts';
import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import type { InboxKind } from './inbox-kind.server.ts';

const texts = staffInbox.privacy;

const rightInWords = sql.join(
  PRIVACY_RIGHTS.map((right) => sql`when ${right} then ${privacyRequest.rights[right].label}`),
  sql` `,
);

/** Requests about one's own data, with the 15 days of the law. */
export const privacyKind: InboxKind = {
  name: 'privacy',
  slug: 'privacidade',
  titles: texts.titles,
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
  facts: ({ arrivedAt, locale }, today) => [
    { label: texts.due, value: dueInWords(wallClockOf(arrivedAt).on, today) },
    { label: texts.identity, value: texts.identityTodo },
    { label: staffInbox.contact.language, value: staffInbox.contact.languages[locale] },
  ],
  keptUntil: texts.keptUntil,
};

function dueInWords(askedOn: string, today: string): string {
  const { dueOn, daysLeft, state } = requestClockOf(askedOn, today);
  const on = formatDate(dueOn);
  if (state === 'overdue') return texts.overdue(on, -daysLeft);
  return state === 'pressing' ? texts.pressing(on, daysLeft) : texts.inTime(on, daysLeft);
}
