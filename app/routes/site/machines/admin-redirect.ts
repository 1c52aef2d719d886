import { redirect } from 'react-router';
import { localPath } from '#app/platform/locale.ts';
import { pageOf } from '#app/routes/page.server.ts';
import type { Route } from './+types/admin-redirect';

/** The previous site had its login here; old links lead to the articles, or home where there are none. */
export function loader(args: Route.LoaderArgs) {
  const { locale, clinic } = pageOf(args);
  return redirect(localPath(locale, clinic.offers.blog ? '/blog' : '/'), 301);
}
