import { redirect } from 'react-router';
import { localPath } from '#app/platform/locale.ts';
import { pageOf } from '#app/routes/page.server.ts';
import type { Route } from './+types/service-redirect';

/** The services' address on the previous site. */
export function loader(args: Route.LoaderArgs) {
  const path = `/servicos/${encodeURIComponent(args.params.serviceId)}`;
  return redirect(localPath(pageOf(args).locale, path), 301);
}
