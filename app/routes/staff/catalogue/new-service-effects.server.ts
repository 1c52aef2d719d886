import { addDays } from '#app/clinic/clinic-time.ts';
import { staffEffects } from '#app/locales/pt-BR/staff/settings/effects.ts';
import { formText } from '#app/platform/form-values.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';
import { countWeek } from '#app/scheduling/hours/count-openings.server.ts';
import {
  TRIED_SERVICE,
  type TriedService,
  tryToAddService,
} from '#app/scheduling/record/try-service.server.ts';
import { EFFECTS_READ } from '#app/ui/effects-notice/effects-notice.tsx';

/** That a new service would have no free time; null where it has some, or its sender has read that. */
export async function unreadLack(
  { services, today }: Pick<StaffPage, 'services' | 'today'>,
  service: TriedService,
  form: FormData,
): Promise<{ lines: readonly string[]; stamp: string } | null> {
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = service;
  const minutes = [durationMinutes, bufferBeforeMinutes, bufferAfterMinutes];
  const stamp = sha256Hex(JSON.stringify([minutes, service.practitioners, service.resources]));
  if (formText(form, EFFECTS_READ) === stamp) return null;
  const counted = await countWeek(
    { ...services, agenda: services.clinic.agenda },
    { slug: TRIED_SERVICE, from: addDays(today, 1), change: tryToAddService(service) },
  );
  return counted.after > 0 ? null : { lines: [staffEffects.newService.none], stamp };
}
