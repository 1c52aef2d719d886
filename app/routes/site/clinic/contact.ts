import { redirect } from 'react-router';
import { localPath } from '#app/platform/locale.ts';
import { pageOf } from '#app/routes/page.server.ts';
import type { Route } from './+types/contact';

/** Redirects to the contact section of the page about the clinic. */
export function loader(args: Route.LoaderArgs) {
  return redirect(localPath(pageOf(args).locale, '/sobre#contact'), 301);
}
