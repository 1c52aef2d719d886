import { and, asc, eq, isNull, notInArray, or } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { requestClockOf } from '#app/clinic/privacy-requests.ts';
import type { Queryable } from '#app/db/database.ts';
import { inboxItems } from '#app/db/inbox-schema.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import { privacyRequest } from '#app/locales/privacy-request.ts';
import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { keyText } from './person-key.ts';
import { personPath } from './privacy-admin-paths.ts';

/** Requests neither answered nor archived, oldest first, with the days left. */
export async function openRequests(db: Queryable, today: string) {
  const rows = await db
    .select({
      id: privacyRequests.id,
      protocol: privacyRequests.protocol,
      askedFor: privacyRequests.askedFor,
      name: privacyRequests.name,
      createdAt: privacyRequests.createdAt,
    })
    .from(privacyRequests)
    .leftJoin(
      inboxItems,
      and(eq(inboxItems.kind, 'privacy'), eq(inboxItems.subjectId, privacyRequests.id)),
    )
    .where(or(isNull(inboxItems.status), notInArray(inboxItems.status, ['answered', 'archived'])))
    .orderBy(asc(privacyRequests.createdAt), asc(privacyRequests.id));
  return rows.map(({ id, protocol, askedFor, name, createdAt }) => {
    const { dueOn, daysLeft, state } = requestClockOf(wallClockOf(createdAt).on, today);
    return {
      href: `/equipe/mensagens/privacidade/${id}`,
      personHref: personPath(keyText({ source: 'request', id })),
      protocol,
      name,
      right: privacyRequest.rights[askedFor].label,
      state,
      clock: staffPrivacy.requests.clocks[state](daysLeft, formatDate(dueOn)),
    };
  });
}

export type OpenRequest = Awaited<ReturnType<typeof openRequests>>[number];
