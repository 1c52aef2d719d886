import { redirect } from 'react-router';
import { localeOfPath, localPath } from '#app/platform/locale.ts';
import type { Route } from './+types/contact';

/** The contact section of the page about the clinic. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(localPath(localeOfPath(new URL(request.url).pathname), '/sobre#contact'), 301);
}
