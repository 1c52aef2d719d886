import { picturesLeft } from '#app/clinic/record/record-pictures.ts';
import { choiceNames } from '#app/features/clinic-record/choice-names.ts';
import { versionViews } from '#app/features/clinic-record/history/version-views.server.ts';
import { recordDifferences } from '#app/features/clinic-record/record-differences.ts';
import { VERSION_FIELD } from '#app/features/clinic-record/record-form.tsx';
import {
  readRecordOf,
  readRecordVersions,
  understood,
} from '#app/features/clinic-record/record-versions.server.ts';
import { RECORD_PATHS } from '#app/features/clinic-record/sections.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { formText } from '#app/platform/form-values.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { recordServicesOf, savedVersion } from './record-page.server.ts';
import { answerReturn, askedReturn } from './return-page.server.ts';
import { takeBack } from './section-outcome.server.ts';

const messages = staffRecord.versions;

/** Every version of the record, and what differs between two of them; or what bringing one back does, where the address names it. */
export async function shownVersions(args: StaffArgs) {
  const page = staffPageOf(args);
  const { services, url } = page;
  const { db, contentStore } = services;
  const versions = await readRecordVersions(db);
  const back = await askedReturn(page, versions);
  if (back) return { back };
  const newest = versions[0]?.version ?? 0;
  const numberAt = (name: string, otherwise: number) => {
    const asked = Number(url.searchParams.get(name) ?? otherwise);
    return Number.isInteger(asked) && asked >= 0 && asked <= newest ? asked : otherwise;
  };
  const [from, to] = [numberAt('de', Math.max(newest - 1, 0)), numberAt('com', newest)];
  const recordAt = async (version: number) =>
    version === 0 ? contentStore.clinicFile : await readRecordOf(db, version);
  const [before, after] = [await recordAt(from), await recordAt(to)];
  const known = [contentStore.clinicFile, before, after].flatMap((each) => understood(each) ?? []);
  const saved = await savedVersion(services, url, { current: newest });
  const isNothing = url.searchParams.has('nada');
  const isReturned = !isNothing && url.searchParams.has('voltou');
  const isTold = isNothing || (isReturned && saved.version > 0);
  const returned = numberAt(isNothing ? 'nada' : 'voltou', newest);
  const wanted = isTold ? understood(await recordAt(returned)) : null;
  const { serviceTitle } = agendaLabelsOf(services);
  const names = choiceNames(known, serviceTitle);
  return {
    back: null,
    ...{ newest, from, to },
    differences: recordDifferences(before, after, names),
    versions: await versionViews(versions, { db, file: contentStore.clinicFile, serviceTitle }),
    ...{ isReturned, isNothing, saved },
    left: wanted ? messages.left(picturesLeft(wanted, after)) : [],
  };
}

/** Brings a version back whole, or takes the last change back. */
export async function answerVersions(args: StaffArgs) {
  const page = staffPageOf(args);
  const form = await args.request.formData();
  if (formText(form, 'acao') !== 'desfazer') return answerReturn(page, form);
  const taken = { version: Number(formText(form, VERSION_FIELD)), by: page.staff.id };
  return takeBack(recordServicesOf(page.services), RECORD_PATHS.versions, taken);
}
