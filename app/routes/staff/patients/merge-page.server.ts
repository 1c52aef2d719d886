import { data } from 'react-router';
import { mergePatients, readPair } from '#app/features/patients/merge/merge-patients.server.ts';
import { mergeStamp } from '#app/features/patients/merge/merge-record.server.ts';
import { mergeEffects, mergeRows } from '#app/features/patients/merge/merge-view.ts';
import {
  MERGE_STAMP,
  MERGED,
  mergePath,
  patientPath,
} from '#app/features/patients/patient-paths.ts';
import { viewedCard } from '#app/features/privacy-admin/person-key.ts';
import { staffMerge } from '#app/locales/pt-BR/staff/people/merge.ts';
import { noteViews } from '#app/platform/audit/audit.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';

type MergeArgs = StaffArgs & { params: { patientId: string; otherId: string } };

async function pairOf({ context, request, params }: MergeArgs) {
  const page = staffPageOf({ context, request });
  const idOf = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);
  const ids = { keptId: idOf(params.patientId), goneId: idOf(params.otherId) };
  const pair = await readPair(page.services.db, ids);
  if (!pair) throw data(null, { status: 404, headers: ERROR_HEADERS });
  return { ...page, ...ids, pair };
}

/** Two records side by side, and what merging them would do. */
export async function comparedPair(args: MergeArgs) {
  const { services, staff, keptId, goneId, pair } = await pairOf(args);
  const cards = pair.map(({ contact }) => viewedCard({ source: 'contact', id: contact.id }));
  await noteViews(services, staff, [...new Set(cards)]);
  const [kept, gone] = pair;
  return {
    stamp: mergeStamp(pair),
    kept: mergeRows(kept),
    gone: mergeRows(gone),
    effects: mergeEffects(pair),
    swapHref: mergePath(goneId, keptId),
    backHref: patientPath(keptId),
    name: kept.name,
  };
}

/** Merges what was compared, or says that it is no longer so. */
export async function mergeByForm(args: MergeArgs) {
  const { services, staff, keptId, goneId } = await pairOf(args);
  const stamp = formText(await args.request.formData(), MERGE_STAMP);
  const merged = await mergePatients(services, { keptId, goneId, stamp, by: staff });
  if (merged.ok) return seeOther(`${patientPath(keptId)}?${MERGED}`);
  if (merged.refusal === 'gone') throw data(null, { status: 404, headers: ERROR_HEADERS });
  return data({ message: staffMerge.changed }, { status: 409 });
}
