import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { NO_FLAGS, ruleOfFlags } from '#app/clinic/preparation-rule.ts';
import { picturesLeft } from '#app/clinic/record/record-pictures.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { choiceNames } from '#app/features/clinic-record/choice-names.ts';
import type { ReturnShown } from '#app/features/clinic-record/history/return-preview.tsx';
import { recordDifferences } from '#app/features/clinic-record/record-differences.ts';
import { VERSION_FIELD } from '#app/features/clinic-record/record-form.tsx';
import type { RecordVersion } from '#app/features/clinic-record/record-versions.server.ts';
import {
  type PlannedReturn,
  planReturn,
  returnToVersion,
} from '#app/features/clinic-record/return-record.server.ts';
import { RETURN_FIELDS, returnedPath, returnPath } from '#app/features/clinic-record/sections.ts';
import { readSuccessors } from '#app/features/clinic-record/succession/succession.server.ts';
import { readResourceSettings } from '#app/features/schedule-settings/resources.server.ts';
import {
  type ServicePreview,
  unreadEffects,
} from '#app/features/schedule-settings/service-effects.server.ts';
import { settingsOf } from '#app/features/schedule-settings/service-values.ts';
import { readServiceSettings } from '#app/features/schedule-settings/services.server.ts';
import { staffRecordReturn } from '#app/locales/pt-BR/staff/clinic/record-return.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { formText } from '#app/platform/form-values.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { type StaffPage, seeOther } from '#app/routes/staff/staff-page.server.ts';
import { withAgendaAt } from '#app/site-content/catalogue/agenda-at.server.ts';
import { lacksOfRecord } from '#app/site-content/opening/record-lacks.ts';
import { changedAgendas } from './changed-agendas.server.ts';
import { recordServicesOf } from './record-page.server.ts';
import { previewOf } from './section-outcome.server.ts';

const servicesOf = ({ services }: Pick<StaffPage, 'services'>) => ({
  ...recordServicesOf(services),
  agendaAt: withAgendaAt,
});

type ServiceReturned = { slug: string; title: string; preview: ServicePreview };

/** The version that the page's address asks to bring back, and what that does; null where it asks for none. */
export async function askedReturn(page: StaffPage, versions: readonly RecordVersion[]) {
  const asked = page.url.searchParams.get(RETURN_FIELDS.version) ?? '';
  const version = Number(asked);
  const made = versions.find((each) => each.version === version);
  if (asked === '' || (version !== 0 && !made)) return null;
  return {
    title: staffRecordReturn.title(version),
    made: [
      ...(made ? [staffRecordReturn.of(made.by, formatMoment(made.at, { withYear: true }))] : []),
      staffRecordReturn.check,
    ].join(' '),
    shown: await shownReturn(page, version),
  };
}

/** What bringing a version back would do, as its page tells it; null for a version that cannot come back. */
async function shownReturn(
  page: StaffPage,
  version: number,
): Promise<(ReturnShown & { services: ServiceReturned[] }) | null> {
  const { services, today } = page;
  const plan = await planReturn(servicesOf(page), version);
  if (!plan) return null;
  const { changes, before, after, wanted, stamp } = plan;
  const { serviceTitle } = agendaLabelsOf(services);
  const names = choiceNames([before, after], serviceTitle);
  const successors = {
    waiting: await readSuccessors(services.db, before),
    next: await readSuccessors(services.db, after, ['waiting', 'withdrawn']),
  };
  const differences = recordDifferences(before, after, names);
  const change = { changes, differences, before, after, successors };
  const preview = await previewOf(page, change, { on: today, startsOn: '' });
  const settled = await readServiceEffects(page, plan);
  // Who keeps a time that the agenda would give otherwise is told of by service.
  const isTold = settled.length > 0;
  return {
    ...{ version, stamp, services: settled },
    preview: { ...preview, couldConcern: preview.couldConcern && !isTold },
    unfinished: unfinishedBy(page, plan),
    left: staffRecord.versions.left(picturesLeft(wanted, after)),
  };
}

/** Brings a version back whole, once what it does has been read. */
export async function answerReturn(page: StaffPage, form: FormData) {
  const version = Number(formText(form, RETURN_FIELDS.version) || Number.NaN);
  if (!Number.isInteger(version) || version < 0) return refused(400, '', '');
  if (formText(form, 'acao') !== 'voltar') return seeOther(returnPath(version));
  const services = servicesOf(page);
  const seen = formText(form, VERSION_FIELD);
  const plan = await planReturn(services, version);
  if (!plan) return refused(409, '', staffRecord.versions.refusals['not-understood']);
  if (plan.stamp !== seen) return refused(409, '', staffRecordReturn.changed);
  const { serviceTitle } = agendaLabelsOf(page.services);
  const notKept = staffRecordReturn.notKept(plan.unkept.map(serviceTitle));
  if (plan.unkept.length > 0) return refused(409, '', notKept);
  const isConfirmed = formText(form, RETURN_FIELDS.confirmed) === 'sim';
  if (unfinishedBy(page, plan).length > 0 && !isConfirmed)
    return refused(400, RETURN_FIELDS.confirmed, staffRecordReturn.unfinished.missing);
  const made = await returnToVersion(services, { version, seen, by: page.staff.id });
  if (made.ok) return seeOther(returnedPath(version, made.value));
  const messages = {
    ...staffRecord.versions.refusals,
    ...{ changed: staffRecordReturn.changed, 'not-kept': notKept },
  };
  return refused(409, '', messages[made.refusal]);
}

function refused(status: number, fieldId: string, message: string) {
  const errors = message === '' ? [] : [{ fieldId: fieldId || 'voltar', message }];
  return data({ errors }, { status });
}

/** What an open site would show unfinished that it does not now: the names of the fields. */
function unfinishedBy({ services }: StaffPage, { before, after }: PlannedReturn): string[] {
  if (services.clinic.isDemonstration) return [];
  const lacksOf = (record: PlannedReturn['after']) => {
    const { placeholders, agenda } = lacksOfRecord(record);
    return [...placeholders.flatMap(({ fields }) => fields), ...agenda.map(({ text }) => text)];
  };
  const known = new Set(lacksOf(before));
  return lacksOf(after).filter((each) => !known.has(each));
}

/** What becomes of the agenda of each service that comes back with other settings, as its own form says it. */
async function readServiceEffects(
  { services, today }: StaffPage,
  { before, after }: Pick<PlannedReturn, 'before' | 'after'>,
): Promise<ServiceReturned[]> {
  const rows = await readServiceSettings(services);
  const resources = await readResourceSettings(services.db);
  const { serviceTitle } = agendaLabelsOf(services);
  const counted = { ...services, agenda: services.clinic.agenda };
  const shown: ServiceReturned[] = [];
  for (const { next } of changedAgendas({ before, after })) {
    const service = rows.find(({ slug }) => slug === next.slug);
    if (!service) continue;
    const text = services.contents['pt-BR'].services.find(({ slug }) => slug === next.slug);
    const written = text?.writtenRule ?? ruleOfFlags(NO_FLAGS);
    const { settings } = settingsOf(next, resources);
    const change = { service, settings, written, form: new FormData(), today };
    const context = { hrefOf: appointmentPath, serviceTitle };
    const preview = await unreadEffects(counted, change, context);
    if (preview)
      shown.push({
        slug: next.slug,
        title: staffRecordReturn.service(serviceTitle(next.slug)),
        preview,
      });
  }
  return shown;
}
