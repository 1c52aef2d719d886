import { desc } from 'drizzle-orm';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { appointments } from '#app/db/schema.ts';
import { bookOn } from './booking-journey.ts';
import { lookingAt, type Site } from './looking.ts';
import { lookAtPublicPages } from './public-pages.ts';
import { staffPagesOf } from './staff-pages.ts';

/** What the staff always open. */
const DESK = ['/equipe', '/equipe/clinica', '/equipe/agenda', '/equipe/agenda?visao=semana'];
const BOOKED_EACH = 2;

/**
 * Everything that is wrong with a clinic's site, a line each, and how much was looked at: all public pages, bookings
 * in each language, and staff pages.
 * @param drawn numbers of the staff pages to look at; all of them unless given
 */
export async function siteFaults(site: Site, record: ClinicRecord, drawn?: readonly number[]) {
  await site.become(record);
  const looking = lookingAt(site);
  await lookAtPublicPages(site, looking, record);
  const bookable = record.services.filter((each) => each.isBookableOnline && !each.isArchived);
  let booked = 0;
  for (const service of bookable.slice(0, BOOKED_EACH))
    for (const locale of record.locales) if (await bookOn(looking, service, locale)) booked += 1;
  looking.beginAs(await site.signedIn());
  const pages = staffPagesOf(record);
  const chosen = drawn
    ? new Set(drawn.flatMap((n) => pages[n % pages.length] ?? []))
    : new Set(pages);
  for (const path of [...DESK, ...chosen, ...(await pagesOfLastBooking(site))])
    await looking.look(path);
  return { ...looking.found(), booked };
}

async function pagesOfLastBooking({ services: { db } }: Site): Promise<string[]> {
  const [last] = await db
    .select({ protocol: appointments.protocol })
    .from(appointments)
    .orderBy(desc(appointments.id))
    .limit(1);
  const path = `/equipe/agenda/agendamento/${last?.protocol ?? ''}`;
  return last ? [path, `${path}/mudar`, `${path}/cancelar`] : [];
}
