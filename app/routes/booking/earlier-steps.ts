import { redirect } from 'react-router';
import { STEP_PATHS } from '#app/features/booking/booking-draft.ts';
import { localPath } from '#app/platform/locale.ts';
import { pageOf } from '#app/routes/page.server.ts';
import type { Route } from './+types/earlier-steps';

/** Questions that once had screens of their own are asked together with the patient's details. */
export function loader(args: Route.LoaderArgs) {
  return toDetails(args, 301);
}

/** A screen of an older release may still be open; its answer is asked for again. */
export function action(args: Route.ActionArgs) {
  return toDetails(args, 303);
}

function toDetails(args: Route.LoaderArgs | Route.ActionArgs, status: 301 | 303): Response {
  const { search } = new URL(args.request.url);
  return redirect(localPath(pageOf(args).locale, STEP_PATHS.details) + search, status);
}
