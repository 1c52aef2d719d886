import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { fieldNode, isFieldName } from '#app/clinic/record/field-node.ts';
import { choiceNames } from '#app/features/clinic-record/choice-names.ts';
import { DifferenceTable } from '#app/features/clinic-record/difference-table.tsx';
import { recordDifferences } from '#app/features/clinic-record/record-differences.ts';
import { VERSION_FIELD } from '#app/features/clinic-record/record-form.tsx';
import {
  readRecordOf,
  readRecordVersions,
  understood,
} from '#app/features/clinic-record/record-versions.server.ts';
import { returnToVersion, undoVersion } from '#app/features/clinic-record/return-record.server.ts';
import { SavedNotice } from '#app/features/clinic-record/saved-notice.tsx';
import { RECORD_PATHS } from '#app/features/clinic-record/sections.ts';
import { CompareForm, VersionTable } from '#app/features/clinic-record/version-list.tsx';
import '#app/features/clinic-record/record.css';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { formText } from '#app/platform/form-values.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { settleAgenda } from '#app/site-content/catalogue/change-services.server.ts';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/versions';
import { recordServicesOf, recordStateOf, savedVersion } from './record-page.server.ts';

const messages = staffRecord.versions;

export async function loader(args: Route.LoaderArgs) {
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
  const names = choiceNames(known, agendaLabelsOf(services).serviceTitle);
  return {
    ...{ newest, from, to },
    differences: recordDifferences(before, after, names),
    versions: versions.map(({ version, fields, madeBy, by, at }) => ({
      ...{ version, by, at: formatMoment(at), madeBy: messages.madeBy[madeBy] },
      fields: fields.map((name) => (isFieldName(name) ? fieldNode(name).label : name)).join(', '),
    })),
    isReturned: url.searchParams.has('voltou'),
    saved: await savedVersion(services, url, { current: newest }),
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const version = Number(formText(form, 'voltar'));
  const seenVersion = Number(formText(form, VERSION_FIELD));
  if (formText(form, 'acao') === 'desfazer') {
    const taken = { version: seenVersion, by: staff.id };
    const { ok } = await undoVersion(recordServicesOf(services), taken);
    await services.contentStore.refresh();
    return seeOther(`${RECORD_PATHS.versions}?${ok ? 'desfeito' : 'tarde'}`);
  }
  if (!Number.isInteger(version) || version < 0 || !Number.isInteger(seenVersion))
    return data({ errors: [] }, { status: 400 });
  const { version: newest } = await recordStateOf(services);
  const settled = await settleAgenda(services, staff.id);
  const isNewest = settled.ok && seenVersion === newest;
  const seen = isNewest ? settled.value.version : seenVersion;
  const back = { version, seenVersion: seen, by: staff.id };
  const made = await returnToVersion(recordServicesOf(services), back);
  await services.contentStore.refresh();
  if (made.ok) return seeOther(`${RECORD_PATHS.versions}?voltou&feito=${made.value.version}`);
  const message = messages.refusals[made.refusal];
  return data({ errors: [{ fieldId: 'versoes', message }] }, { status: 409 });
}

export default function VersionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { versions, newest, from, to, differences, isReturned, saved } = loaderData;
  const errors = actionData?.errors ?? [];
  const title = messages.differences(messages.version(from), messages.version(to));
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: RECORD_PATHS.overview, label: staffRecord.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      <div className="stack">
        {actionData ? null : (
          <SavedNotice saved={saved} text={isReturned ? messages.returned : undefined} />
        )}
        {newest === 0 ? <p>{staffRecord.rule.file}</p> : null}
        {newest > 0 ? (
          <>
            <VersionTable versions={versions} newest={newest} />
            <CompareForm {...{ newest, from, to }} />
            {differences.length === 0 ? (
              <p>{messages.same}</p>
            ) : (
              <DifferenceTable
                {...{ title, differences }}
                columns={{
                  ...staffRecord.preview.columns,
                  before: messages.version(from),
                  after: messages.version(to),
                }}
              />
            )}
          </>
        ) : null}
      </div>
    </StaffScreen>
  );
}
