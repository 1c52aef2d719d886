import { pageOf } from '#app/routes/page.server.ts';
import type { Route } from './+types/not-found';
import { missingText } from './editorial/editorial.server.ts';

/**
 * Catches every address without a route. One of the site before leads to what stands in its place; for all others the
 * root's error boundary shows the page.
 */
export function loader(args: Route.LoaderArgs): never {
  throw missingText(pageOf(args));
}

export default function NotFound() {
  return null;
}
