import { z } from 'zod';
import { rfc3339 } from '#app/clinic/clinic-time.ts';
import type { Queryable } from '#app/db/database.ts';
import { findAnswer, type IdempotencyKey } from '#app/platform/idempotency.server.ts';
import { sha256Hex } from '#app/platform/token.server.ts';

// The forms name their visit by its protocol: a second window may have opened another visit since,
// and after a cancellation there is no session left that would tell.

type ChangeForm = { key: string; protocol: string };

/** The same move sent twice is one move. */
export function moveWithIdempotency({
  key,
  protocol,
  startsAt,
}: ChangeForm & { startsAt: Date }): IdempotencyKey {
  return { scope: 'move', key, bodySha256: sha256Hex(`${protocol} ${rfc3339(startsAt)}`) };
}

/** The same cancellation sent twice is one cancellation. */
export function cancelWithIdempotency({ key, protocol }: ChangeForm): IdempotencyKey {
  return { scope: 'cancel', key, bodySha256: sha256Hex(protocol) };
}

/**
 * Whether this very form has cancelled its visit already. The visit's session ends with it, so a
 * form that is sent again has only its key to show; who has the key sent the first one.
 */
export async function wasCancelled(db: Queryable, once: IdempotencyKey): Promise<boolean> {
  const found = await findAnswer(db, once, z.object({ ok: z.boolean() }));
  return found?.kind === 'answer' && found.answer.ok;
}
