import { isOpenOn } from '#app/clinic/opening-hours.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { summaryServicesOf } from '#app/context/scheduling-services.ts';
import { countHeld } from '#app/features/reminders/held-reminders.server.ts';
import { staffPublish } from '#app/locales/pt-BR/staff/clinic/publish.ts';

/** What goes to people from another program once the site is open; null where it is, or nothing waits. */
export async function heldWords(services: AppServices): Promise<string | null> {
  const { db, clock, clinic } = services;
  if (!clinic.isDemonstration) return null;
  const worksOn = (on: string) => isOpenOn(clinic.hours, on);
  const { labelsIn } = summaryServicesOf(services);
  const { atOnce, appointments } = await countHeld({ db, clock, labelsIn, worksOn });
  return atOnce + appointments === 0 ? null : staffPublish.held(atOnce, appointments);
}
