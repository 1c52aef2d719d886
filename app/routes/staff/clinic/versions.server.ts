import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { fieldNode, isFieldName } from '#app/clinic/record/field-node.ts';
import { picturesLeft } from '#app/clinic/record/record-pictures.ts';
import { choiceNames } from '#app/features/clinic-record/choice-names.ts';
import { recordDifferences } from '#app/features/clinic-record/record-differences.ts';
import { VERSION_FIELD } from '#app/features/clinic-record/record-form.tsx';
import {
  readRecordOf,
  readRecordVersions,
  understood,
} from '#app/features/clinic-record/record-versions.server.ts';
import { returnToVersion } from '#app/features/clinic-record/return-record.server.ts';
import { RECORD_PATHS, returnedPath } from '#app/features/clinic-record/sections.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { formText } from '#app/platform/form-values.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { settleAgenda } from '#app/site-content/catalogue/change-services.server.ts';
import { recordServicesOf, recordStateOf, savedVersion } from './record-page.server.ts';
import { takeBack } from './section-outcome.server.ts';

const messages = staffRecord.versions;

/** Every version of the record, and what differs between two of them. */
export async function shownVersions(args: StaffArgs) {
  const { services, url } = staffPageOf(args);
  const { db, contentStore } = services;
  const versions = await readRecordVersions(db);
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
  const names = choiceNames(known, agendaLabelsOf(services).serviceTitle);
  return {
    ...{ newest, from, to },
    differences: recordDifferences(before, after, names),
    versions: versions.map(({ version, fields, madeBy, by, at }) => ({
      ...{ version, by, at: formatMoment(at), madeBy: messages.madeBy[madeBy] },
      fields: fields.map((name) => (isFieldName(name) ? fieldNode(name).label : name)).join(', '),
    })),
    ...{ isReturned, isNothing, saved },
    left: wanted ? messages.left(picturesLeft(wanted, after)) : [],
  };
}

/** Brings a version back whole, or takes the last change back. */
export async function answerVersions(args: StaffArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const version = Number(formText(form, 'voltar'));
  const seenVersion = Number(formText(form, VERSION_FIELD));
  if (formText(form, 'acao') === 'desfazer') {
    const taken = { version: seenVersion, by: staff.id };
    return takeBack(recordServicesOf(services), RECORD_PATHS.versions, taken);
  }
  if (!Number.isInteger(version) || version < 0 || !Number.isInteger(seenVersion))
    return data({ errors: [] }, { status: 400 });
  const { version: newest } = await recordStateOf(services);
  const settled = await settleAgenda(services, staff.id);
  const isNewest = settled.ok && seenVersion === newest;
  const seen = isNewest ? settled.value.version : seenVersion;
  const back = { version, seenVersion: seen, by: staff.id };
  const made = await returnToVersion(recordServicesOf(services), back);
  if (made.ok) return seeOther(returnedPath(version, made.value));
  const message = messages.refusals[made.refusal];
  return data({ errors: [{ fieldId: 'versoes', message }] }, { status: 409 });
}
