import { redirect } from 'react-router';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/appointment-redirect';

/** An appointment's page at its address until 0.4.0, from a bookmark or a calendar; 308 keeps what a form sends. */
export function loader(args: Route.LoaderArgs) {
  const { url } = staffPageOf(args);
  const path = `${AGENDA_PATHS.agenda}/agendamento/${encodeURI(args.params['*'])}`;
  return redirect(path + url.search, 308);
}

export const action = (args: Route.ActionArgs) => loader(args);
