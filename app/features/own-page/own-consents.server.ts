import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import { reminderChoices } from '#app/db/reminders-schema.ts';
import { appointments, consents } from '#app/db/schema.ts';
import { bookingConsentMessages } from '#app/locales/booking-consent.ts';
import { ownPageMessages } from '#app/locales/own/own-page.ts';
import { reminderMessages } from '#app/locales/reminders.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { LOCALES, type Locale } from '#app/platform/locale.ts';
import { statedConsent } from '#app/platform/sent-forms/stated-consent.server.ts';

/** A consent that was given, in words; `text` is null where the wording is no longer the present one. */
export type ConsentLine = {
  id: number;
  title: string;
  given: string;
  text: string | null;
  withdrawn: string | null;
};

type Of = { appointmentId: number; contactId: number };

const WHATSAPP = 'whatsapp';

/** The consent to this appointment, and the one to messages; those to other appointments are not its business. */
function consentsOf({ appointmentId, contactId }: Of) {
  return or(
    eq(consents.appointmentId, appointmentId),
    and(eq(consents.contactId, contactId), eq(consents.purpose, WHATSAPP)),
  );
}

/** What was agreed to, oldest first. */
export async function readConsentLines(
  db: Queryable,
  of: Of,
  { clinic, locale }: { clinic: Clinic; locale: Locale },
): Promise<ConsentLine[]> {
  const rows = await db.select().from(consents).where(consentsOf(of)).orderBy(asc(consents.id));
  const { purposes } = ownPageMessages[locale].consents;
  const dated = (at: Date) => formatDate(wallClockOf(at).on, locale);
  return rows.map(({ id, purpose, textId, textSha256, grantedAt, revokedAt }) => ({
    id,
    title: purpose === WHATSAPP ? purposes.whatsapp : purposes.booking,
    given: dated(grantedAt),
    text: wordingOf(clinic, { textId, textSha256 }),
    withdrawn: revokedAt ? dated(revokedAt) : null,
  }));
}

/** The sentence that somebody agreed to, in the language in which they read it, if it is still worded so. */
function wordingOf(clinic: Clinic, { textId, textSha256 }: { textId: string; textSha256: string }) {
  for (const locale of LOCALES)
    for (const text of [
      bookingConsentMessages[locale],
      reminderMessages[locale].choice.agreement,
    ]) {
      if (text.id !== textId) continue;
      const stated = statedConsent(text, clinic, locale);
      if (stated.record.textSha256 === textSha256) return stated.text;
    }
  return null;
}

/**
 * Takes back a consent of the appointment or of its contact; one taken back before stays as it is. With the one to
 * messages by WhatsApp, these end.
 */
export async function withdrawConsent(
  { db, clock }: { db: Database; clock: Clock },
  { id, linkVersion, ...of }: Of & { id: number; linkVersion: number },
): Promise<'withdrawn' | 'nothing'> {
  return db.transaction(async (tx) => {
    // Erasing the person is waited for, and makes a new link version.
    const [open] = await tx
      .select({ id: appointments.id })
      .from(appointments)
      .where(and(eq(appointments.id, of.appointmentId), eq(appointments.linkVersion, linkVersion)))
      .for('key share');
    if (!open) return 'nothing';
    const now = clock.now();
    const [taken] = await tx
      .update(consents)
      .set({ revokedAt: now })
      .where(and(eq(consents.id, id), consentsOf(of), isNull(consents.revokedAt)))
      .returning({ purpose: consents.purpose });
    if (!taken) return 'nothing';
    if (taken.purpose === WHATSAPP) await stopWhatsapp(tx, of.contactId, now);
    await audit(tx, {
      at: now,
      actor: 'patient',
      action: 'consent.revoked',
      subjectType: 'consent',
      subjectId: id,
    });
    return 'withdrawn';
  });
}

async function stopWhatsapp(tx: Queryable, contactId: number, now: Date): Promise<void> {
  const stopped = { byWhatsapp: false, changedAt: now, changedThrough: 'page' as const };
  await tx
    .insert(reminderChoices)
    .values({ contactId, byMail: true, ...stopped })
    .onConflictDoUpdate({ target: reminderChoices.contactId, set: stopped });
}
