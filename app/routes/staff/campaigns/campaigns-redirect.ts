import { redirect } from 'react-router';
import { CAMPAIGNS_PATH } from '#app/features/campaign/campaign.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/campaigns-redirect';

/** The page of an earlier release, which knew one campaign. */
export function loader(args: Route.LoaderArgs) {
  staffPageOf(args);
  return redirect(CAMPAIGNS_PATH, 301);
}
