import { data, Outlet } from 'react-router';
import { pageOf } from '#app/routes/page.server.ts';
import type { Route } from './+types/other-language';

/** Everything under /en-us; not there at all when the record names Portuguese alone. */
export function loader(args: Route.LoaderArgs) {
  pageOf(args);
  return data(null);
}

export default function OtherLanguage() {
  return <Outlet />;
}
