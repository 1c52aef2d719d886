import { eq, sql } from 'drizzle-orm';
import { contactMessages } from '#app/db/schema.ts';
import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import type { InboxKind } from './inbox-kind.server.ts';
import { privacyKind } from './privacy-kind.server.ts';

const texts = staffInbox.contact;

/** Messages of the contact form. */
const contactKind: InboxKind = {
  name: 'contact',
  slug: 'contato',
  titles: texts.titles,
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
  facts: ({ locale }) => [{ label: texts.language, value: texts.languages[locale] }],
  keptUntil: staffInbox.item.keptUntil,
};

/** Everything that arrives in the inbox, by kind. */
export const INBOX_KINDS: readonly InboxKind[] = [contactKind, privacyKind];

/** The kinds that somebody may see. */
export function inboxKindsFor({ mayManagePrivacy }: { mayManagePrivacy: boolean }) {
  return INBOX_KINDS.filter(({ isForPrivacy }) => mayManagePrivacy || !isForPrivacy);
}

/** @returns undefined for an address of no kind */
export function kindOfSlug(slug: string): InboxKind | undefined {
  return INBOX_KINDS.find((kind) => kind.slug === slug);
}
