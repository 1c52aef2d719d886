import { data } from 'react-router';
import { choiceNames } from '#app/features/clinic-record/choice-names.ts';
import { copyFaults, FIELD } from '#app/features/clinic-record/copy-faults.ts';
import { withKnownBooking } from '#app/features/clinic-record/known-booking.ts';
import {
  type Difference,
  recordDifferences,
} from '#app/features/clinic-record/record-differences.ts';
import { readRecordText } from '#app/features/clinic-record/record-text.ts';
import { understood } from '#app/features/clinic-record/record-versions.server.ts';
import { RECORD_PATHS } from '#app/features/clinic-record/sections.ts';
import { withStoredPictures } from '#app/features/images/stored-pictures.server.ts';
import { staffCatalogue } from '#app/locales/pt-BR/staff/catalogue.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { formText } from '#app/platform/form-values.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { depositWayOf } from '#app/routes/staff/agenda/service-form.server.ts';
import { catalogueOf } from '#app/routes/staff/catalogue/catalogue-parts.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { stampOf } from '#app/site-content/catalogue/change-services.server.ts';
import { takeCopy } from '#app/site-content/catalogue/take-copy.server.ts';
import { recordStateOf } from './record-page.server.ts';

/** Which of file and screen rules, and the stamp of the clinic that a copy is compared with. */
export async function shownCopy(args: StaffArgs) {
  const { services } = staffPageOf(args);
  const { rule } = await recordStateOf(services);
  return { rule, stamp: stampOf((await catalogueOf(services)).record) };
}

/** Shows what a copy changes, or takes it in. */
export async function answerCopy(args: StaffArgs) {
  const { services, staff, today } = staffPageOf(args);
  const form = await args.request.formData();
  const text = formText(form, FIELD);
  const { record } = await catalogueOf(services);
  const stamp = stampOf(record);
  const read = readRecordText(text);
  const here = read.ok ? await withStoredPictures(services.db, read.value) : null;
  const left = here ? staffRecord.file.left(here.missing) : [];
  const answer = (
    status: number,
    {
      wrong = [],
      differences = null,
    }: { wrong?: readonly string[]; differences?: Difference[] | null },
  ) => {
    const errors = wrong.map((message) => ({ fieldId: FIELD, message }));
    return data({ text, stamp, errors, differences, left }, { status });
  };
  if (!read.ok) return answer(400, { wrong: read.refusal });
  const next = withKnownBooking(record, here?.record ?? read.value);
  const { serviceTitle } = agendaLabelsOf(services);
  const context = { today, serviceTitle, way: await depositWayOf(services) };
  const wrong = copyFaults({ before: record, after: next }, context);
  if (wrong.length > 0) return answer(400, { wrong });
  const brought = understood(next);
  const known = brought ? [record, brought] : [record];
  const differences = recordDifferences(record, next, choiceNames(known, serviceTitle));
  if (formText(form, 'acao') !== 'salvar') return answer(200, { differences });
  const seen = formText(form, 'versao');
  const taken = await takeCopy(services, { record: next, seen, staffId: staff.id });
  if (taken.ok) return seeOther(`${RECORD_PATHS.versions}?feito=${taken.value.version}`);
  // What has changed meanwhile is shown, and can be read before pressing again.
  if (taken.refusal === 'changed')
    return answer(409, { wrong: [staffRecord.versions.refusals.changed], differences });
  return answer(400, { wrong: [staffCatalogue.refused[taken.refusal]] });
}
