import { inArray } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';
import { orderContracts, orderNotes, orders } from '#app/db/subscriptions-schema.ts';
import { ERASED_NAME, ERASED_PHONE, ERASED_WORDS, isHeldByLaw } from './erase-plan.ts';
import type { PersonRecords } from './person-records.server.ts';
import type { PersonCard } from './same-person.server.ts';

/** After the appointments: no use case holds both. */
export async function lockOrders(tx: Transaction, cards: readonly PersonCard[]): Promise<void> {
  const ids = cards.flatMap(({ source, id }) => (source === 'order' ? [id] : []));
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(orders.id)
    .for('update');
}

/**
 * Erases a person from closed subscriptions, ends their links and deletes the notes. Of an order that was paid, who
 * paid what stays with its contract until five years after its end (CTN, art. 173); of any other only the figures.
 */
export async function eraseOrders(
  tx: Transaction,
  all: PersonRecords['orders'],
  now: Date,
): Promise<void> {
  const idsOf = (rows: PersonRecords['orders']) => rows.map(({ id }) => id);
  const free = idsOf(all.filter((order) => !isHeldByLaw(order)));
  const step = { erasedAt: now, changedAt: now, changedBy: 'privacy', cause: 'erased' };
  const reach = { phoneE164: ERASED_PHONE, email: '' };
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, idsOf(all)));
  await tx
    .update(orders)
    .set({ ...step, ...reach })
    .where(inArray(orders.id, idsOf(all)));
  await tx.delete(orderContracts).where(inArray(orderContracts.orderId, free));
  await tx
    .update(orders)
    .set({
      name: ERASED_NAME,
      cpfSealed: null,
      postalCode: '00000000',
      street: ERASED_WORDS,
      streetNumber: '',
      complement: '',
      district: '',
      city: '',
      stateCode: 'XX',
    })
    .where(inArray(orders.id, free));
}
