import { pgTable } from 'drizzle-orm/pg-core';
import { instant, ref } from './columns.ts';

// Who waits for an earlier time; mirrors db/migrations like schema.ts.

export const earlierWishes = pgTable('earlier_wishes', {
  appointmentId: ref('appointment_id').primaryKey(),
  wishedAt: instant('wished_at').notNull(),
});
