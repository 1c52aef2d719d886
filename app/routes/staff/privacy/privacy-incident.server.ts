import { data } from 'react-router';
import { readIncidentRevisions } from '#app/features/privacy-admin/incidents/incidents.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';

/** The incident of a URL with its revisions. @throws 404 when it does not exist */
export async function incidentPageOf(args: StaffArgs, incidentId: string) {
  const page = staffPageOf(args);
  const id = /^[1-9]\d{0,8}$/.test(incidentId) ? Number(incidentId) : null;
  const revisions = id === null ? [] : await readIncidentRevisions(page.services.db, id);
  const last = revisions.at(-1);
  if (id === null || !last) throw data(null, { status: 404, headers: ERROR_HEADERS });
  return { ...page, id, revisions, last };
}
