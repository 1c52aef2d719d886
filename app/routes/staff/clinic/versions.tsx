import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { fieldNode, isFieldName } from '#app/clinic/record/field-node.ts';
import { DifferenceTable } from '#app/features/clinic-record/difference-table.tsx';
import { recordDifferences } from '#app/features/clinic-record/record-differences.ts';
import {
  readRecordOf,
  readRecordVersions,
} from '#app/features/clinic-record/record-versions.server.ts';
import { returnToVersion } from '#app/features/clinic-record/return-record.server.ts';
import { RECORD_PATHS } from '#app/features/clinic-record/sections.ts';
import { CompareForm, VersionTable } from '#app/features/clinic-record/version-list.tsx';
import '#app/features/clinic-record/record.css';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { formText } from '#app/platform/form-values.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/versions';
import { recordServicesOf } from './record-page.server.ts';

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
  return {
    ...{ newest, from, to },
    differences: recordDifferences(await recordAt(from), await recordAt(to)),
    versions: versions.map(({ version, fields, madeBy, by, at }) => ({
      ...{ version, by, at: formatMoment(at), madeBy: messages.madeBy[madeBy] },
      fields: fields.map((name) => (isFieldName(name) ? fieldNode(name).label : name)).join(', '),
    })),
    isReturned: url.searchParams.has('voltou'),
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const version = Number(formText(form, 'voltar'));
  const seenVersion = Number(formText(form, 'versao'));
  if (!Number.isInteger(version) || version < 0 || !Number.isInteger(seenVersion))
    return data({ errors: [] }, { status: 400 });
  const back = { version, seenVersion, by: staff.id };
  const made = await returnToVersion(recordServicesOf(services), back);
  if (made.ok) return seeOther(`${RECORD_PATHS.versions}?voltou`);
  const message = messages.refusals[made.refusal];
  return data({ errors: [{ fieldId: 'versoes', message }] }, { status: 409 });
}

export default function VersionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { versions, newest, from, to, differences, isReturned } = loaderData;
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
        {isReturned && !actionData ? (
          <Notice tone="success" role="status">
            <p>{messages.returned}</p>
          </Notice>
        ) : null}
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
