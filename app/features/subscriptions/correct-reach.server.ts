import { randomUUID } from 'node:crypto';
import { audit } from '#app/platform/audit/audit.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type ChangeRefusal, lockOrderRow, writeOrder } from './change-order.server.ts';
import type { OrderServices } from './order-services.server.ts';

type Reach = { phoneE164: string; email: string };

/**
 * Corrects how a customer is reached, and mails them their private link and the contract again. Links that went to
 * another address end.
 * @param change.seenVersion of the order as the form showed it, so that a second click mails nothing
 */
export function correctReach(
  services: Pick<OrderServices, 'db' | 'clock' | 'jobs'>,
  change: { orderId: number; reach: Reach; by: number; seenVersion: number },
): Promise<Result<'done', ChangeRefusal>> {
  const { orderId, reach, by, seenVersion } = change;
  return services.db.transaction(async (tx) => {
    const order = await lockOrderRow(tx, orderId);
    if (!order || order.erasedAt) return refuse('gone');
    if (order.version !== seenVersion) return refuse('changed');
    const isNewAddress = reach.email !== order.email;
    await writeOrder(tx, services, orderId, {
      ...reach,
      ...(isNewAddress && { linkKey: randomUUID() }),
      actor: `staff:${by}`,
      cause: 'link-again',
    });
    await audit(tx, {
      at: services.clock.now(),
      actor: `staff:${by}`,
      action: 'order.link-again',
      subjectType: 'order',
      subjectId: orderId,
    });
    await services.jobs['order-mail'](tx, { orderId, kind: 'again', audience: 'customer' });
    return ok('done');
  });
}
