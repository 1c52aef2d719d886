import { ConflictNotice } from '#app/features/clinic-record/conflict-notice.tsx';
import type { Draft } from '#app/features/clinic-record/form-draft.ts';
import { RecordForm } from '#app/features/clinic-record/record-form.tsx';
import { RecordPreview } from '#app/features/clinic-record/record-preview.tsx';
import { RecordWarnings } from '#app/features/clinic-record/record-warnings.tsx';
import { SavedNotice } from '#app/features/clinic-record/saved-notice.tsx';
import {
  formOf,
  historyPath,
  RECORD_PATHS,
  sectionOf,
  sectionPath,
} from '#app/features/clinic-record/sections.ts';
import { SuccessorBox } from '#app/features/clinic-record/succession/successor-box.tsx';
import { successorField } from '#app/features/clinic-record/succession/successor-form.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { useStepPaths } from '#app/routes/staff/first-run/use-step-paths.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { FilledNotice } from '#app/ui/change-history/filled-notice.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/section';
import { AddressPoint } from './address-point.tsx';
import { sectionView } from './record-page.server.ts';
import { answerSection } from './section.server.ts';

export const loader = (args: Route.LoaderArgs) => sectionView(args, args.params.section);

export const action = (args: Route.ActionArgs) => answerSection(args, args.params.section);

export default function SectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead, slug, warning, placeholders, saved, hasDay, setting, ground } = loaderData;
  const { errors = [], preview = null, conflict = null } = actionData ?? {};
  const { draft, version } = actionData ?? loaderData;
  const startsOn = actionData?.startsOn ?? '';
  const ways = useStepPaths();
  const section = sectionOf(slug);
  if (!section) return null;
  const form = formOf(section);
  const chosen = actionData?.chosen ?? loaderData.chosen;
  const beside = Object.entries(chosen).map(
    ([slug, name]) => [successorField(slug), name] as const,
  );
  const pointOf = (path: string, address: Draft) => (
    <AddressPoint {...{ path, address, ground }} answer={actionData} />
  );
  const belowOf = (path: string) => <SuccessorBox {...{ form: draft, path, chosen }} />;
  return (
    <StaffScreen
      title={preview ? `${title}: ${staffRecord.preview.title}` : title}
      lead={preview ? undefined : lead}
      back={{ href: RECORD_PATHS.overview, label: staffRecord.back }}
      isRefused={errors.length > 0 || conflict !== null}
    >
      <ErrorSummary errors={errors} />
      {conflict ? <ConflictNotice conflict={conflict} /> : null}
      {actionData?.isUnchanged ? (
        <Notice role="status">
          <p>{staffRecord.nothingToSave}</p>
        </Notice>
      ) : null}
      {preview ? (
        <RecordPreview {...{ form, draft, version, startsOn, preview, beside, ways }} />
      ) : (
        <div className="stack">
          {actionData ? null : <SavedNotice saved={saved} />}
          {loaderData.filled && !actionData ? (
            <FilledNotice {...loaderData.filled} href={sectionPath(slug)} />
          ) : null}
          <RecordWarnings {...{ warning, placeholders }} />
          <RecordForm
            {...{ form, draft, version }}
            setting={{ ...setting, errors, pointOf, belowOf }}
            startsOn={hasDay ? startsOn : null}
          />
          <p className="small">
            {loaderData.lastChange} <a href={historyPath(slug)}>{staffHistory.link}</a>
          </p>
        </div>
      )}
    </StaffScreen>
  );
}
