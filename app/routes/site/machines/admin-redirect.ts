import { redirect } from 'react-router';
import { localPath } from '#app/platform/locale.ts';
import { pageOf } from '#app/routes/page.server.ts';
import type { Route } from './+types/admin-redirect';

/** The previous site had its login here; old links lead to the articles. */
export function loader(args: Route.LoaderArgs) {
  return redirect(localPath(pageOf(args).locale, '/blog'), 301);
}
