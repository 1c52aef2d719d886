import { searchOf } from '#app/features/images/image-fields.ts';
import { readLibrary } from '#app/features/images/read-images.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/images-list';

/** The library for the editor's image dialog. */
export async function loader(args: Route.LoaderArgs) {
  const { services, url } = staffPageOf(args);
  const { images, pageCount, page } = await readLibrary(services.db, searchOf(url.searchParams));
  return Response.json({ images, page, pageCount }, { headers: ERROR_HEADERS });
}
