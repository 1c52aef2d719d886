import { data, Outlet } from 'react-router';
import { pageOf } from '#app/routes/page.server.ts';
import type { Route } from './+types/other-language';

/** Everything under /en-us; 404 when the record lists only Portuguese. */
export function loader(args: Route.LoaderArgs) {
  pageOf(args);
  return data(null);
}

export default function OtherLanguage() {
  return <Outlet />;
}
