import { redirect } from 'react-router';
import { localPath } from '#app/platform/locale.ts';
import { pageOf } from '#app/routes/page.server.ts';
import type { Route } from './+types/admin-redirect';

/** Where the site's forerunner had its login; who follows an old link finds the articles. */
export function loader(args: Route.LoaderArgs) {
  return redirect(localPath(pageOf(args).locale, '/blog'), 301);
}
