import { eq } from 'drizzle-orm';
import { appointments } from '#app/db/schema.ts';
import { waitlistEntries, waitlistOffers } from '#app/db/waitlist-schema.ts';
import { hashToken, isTokenShaped } from '#app/platform/token.server.ts';
import type { WaitlistKeeper } from '#app/scheduling/scheduling-services.server.ts';
import { lockEntry } from './waitlist-lock.server.ts';
import type { WaitlistServices } from './waitlist-services.server.ts';
import { endOffer } from './write-offer.server.ts';

/** The waiting list's part in bookings, moves and cancellations. */
export function waitlistKeeper({
  clock,
  jobs,
}: Pick<WaitlistServices, 'clock' | 'jobs'>): WaitlistKeeper {
  return {
    timeFreed: (tx) => jobs['waitlist-match'](tx, {}),
    async lock(tx, holdToken) {
      if (!holdToken || !isTokenShaped(holdToken)) return;
      const [offer] = await tx
        .select({ entryId: waitlistOffers.entryId })
        .from(waitlistOffers)
        .where(eq(waitlistOffers.holdHash, hashToken(holdToken)));
      if (offer) await lockEntry(tx, offer.entryId);
    },
    async booked(tx, { holdToken, appointmentId }) {
      if (!holdToken || !isTokenShaped(holdToken)) return;
      const [offer] = await tx
        .select()
        .from(waitlistOffers)
        .where(eq(waitlistOffers.holdHash, hashToken(holdToken)));
      if (!offer) return;
      const [booked] = await tx
        .select({ startsAt: appointments.startsAt })
        .from(appointments)
        .where(eq(appointments.id, appointmentId));
      const isIt = booked?.startsAt.getTime() === offer.startsAt.getTime();
      await endOffer({ clock }, tx, {
        id: offer.id,
        state: isIt ? 'accepted' : 'declined',
        ...(isIt && { appointmentId }),
      });
      await tx
        .update(waitlistEntries)
        .set({ endedAt: clock.now(), endedAs: 'booked' })
        .where(eq(waitlistEntries.id, offer.entryId));
    },
  };
}
