import { ConflictNotice } from '#app/features/clinic-record/conflict-notice.tsx';
import type { Draft } from '#app/features/clinic-record/form-draft.ts';
import { SectionPlans } from '#app/features/clinic-record/planned/section-plans.tsx';
import { RecordForm } from '#app/features/clinic-record/record-form.tsx';
import { RecordPreview } from '#app/features/clinic-record/record-preview.tsx';
import {
  formOf,
  historyPath,
  RECORD_PATHS,
  sectionOf,
} from '#app/features/clinic-record/sections.ts';
import { SuccessorBox } from '#app/features/clinic-record/succession/successor-box.tsx';
import { successorField } from '#app/features/clinic-record/succession/successor-form.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { useStepPaths } from '#app/routes/staff/first-run/use-step-paths.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/section';
import { AddressPoint } from './address-point.tsx';
import { GapBelow } from './gap-below.tsx';
import { sectionView } from './record-page.server.ts';
import { answerSection } from './section.server.ts';
import { SectionNotices } from './section-notices.tsx';

export const loader = (args: Route.LoaderArgs) => sectionView(args, args.params.section);

export const action = (args: Route.ActionArgs) => answerSection(args, args.params.section);

export default function SectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead, slug, hasDay, setting, ground } = loaderData;
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
  const belowOf = (path: string) => (
    <>
      <SuccessorBox {...{ form: draft, path, chosen }} />
      <GapBelow {...{ form: draft, path, gaps: loaderData.gaps }} />
    </>
  );
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
      <SectionPlans plans={loaderData.waiting} />
      {preview ? (
        <RecordPreview {...{ form, draft, version, startsOn, preview, beside, ways }} />
      ) : (
        <div className="stack">
          <SectionNotices page={loaderData} isAnswered={actionData !== undefined} />
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
