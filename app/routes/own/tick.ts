import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import { tickLine } from '#app/features/own-page/checklist.server.ts';
import { TICK_FIELDS } from '#app/features/own-page/checklist.tsx';
import { seeOther } from '#app/routes/manage/appointment-page.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import type { Route } from './+types/tick';
import { readOwnForm } from './own-form.server.ts';

/** One line of the checklist; there is nothing to see here. */
export function loader(args: Route.LoaderArgs) {
  return seeOther(pageOf(args).locale, APPOINTMENT_PATHS.appointment);
}

export async function action(args: Route.ActionArgs) {
  const { page, text } = await readOwnForm(args);
  const { services, appointment, locale } = page;
  const key = text(TICK_FIELDS.key);
  await tickLine(services, { appointment, key, isDone: text(TICK_FIELDS.isDone) === 'sim' });
  const anchor = /^[0-9a-f]{16}$/.test(key) ? `linha-${key}` : 'preparo';
  return seeOther(locale, `${APPOINTMENT_PATHS.appointment}#${anchor}`);
}
