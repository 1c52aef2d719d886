import { CHECK_PATHS } from '#app/features/checks/check-paths.ts';
import { toCheckView } from '#app/features/checks/check-view.ts';
import { readLatest } from '#app/features/checks/history.server.ts';
import { runChecks } from '#app/features/checks/run-checks.server.ts';
import { shortMoment } from '#app/features/inbox/inbox-view.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/check-one';
import { checkOf } from './checks-page.server.ts';

const HEADERS = { ...ERROR_HEADERS, 'x-robots-tag': 'noindex' };

/** Opened as a page, it leads to the page. */
export function loader(args: Route.LoaderArgs) {
  staffPageOf(args);
  return seeOther(CHECK_PATHS.page);
}

/** For the page's script: runs one check and answers with what the page would show of it. */
export async function action(args: Route.ActionArgs) {
  const { services, may, today } = staffPageOf(args);
  const id = checkOf(await args.request.formData());
  if (!id) return Response.json(null, { status: 400, headers: HEADERS });
  await runChecks(services, { ids: [id], askedBy: 'staff' });
  const latest = await readLatest(services.db, [id]);
  const isFull = may('checks.manage');
  const when = (at: Date) => shortMoment(at, today);
  return Response.json(toCheckView(id, latest.get(id), { when, isFull }), { headers: HEADERS });
}
