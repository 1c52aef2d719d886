import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { exportInbox } from '#app/features/inbox/export-inbox.server.ts';
import { inboxHref, readInboxFilter } from '#app/features/inbox/inbox-filter.ts';
import { inboxKindsFor } from '#app/features/inbox/inbox-kinds.server.ts';
import { nameOfStaff } from '#app/features/inbox/inbox-view.ts';
import { staffNames } from '#app/features/inbox/staff-names.server.ts';
import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/inbox-export';

/** GET returns nothing: the export needs the form of the inbox, and is audited. */
export function loader(args: Route.LoaderArgs) {
  const { url } = staffPageOf(args);
  return seeOther(inboxHref(readInboxFilter(url.searchParams)));
}

export async function action(args: Route.ActionArgs) {
  const { services, staff, may } = staffPageOf(args);
  const kinds = inboxKindsFor({ mayManagePrivacy: may('privacy.manage') });
  const { db, clock } = services;
  const form = await args.request.formData();
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const filter = readInboxFilter(new URLSearchParams(fields));
  const nameOf = nameOfStaff(await staffNames(db));
  const exported = await exportInbox(db, kinds, { filter, by: staff.id, nameOf });
  if (!exported.ok) {
    const back = new URL(inboxHref(filter), services.env.baseUrl);
    back.searchParams.set('planilha', 'grande');
    return seeOther(`${back.pathname}${back.search}`);
  }
  const filename = staffInbox.export.filename(wallClockOf(clock.now()).on);
  return new Response(exported.value, {
    headers: {
      ...ERROR_HEADERS,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
      'x-robots-tag': 'noindex',
    },
  });
}
