import { DifferenceTable } from '#app/features/clinic-record/difference-table.tsx';
import { ReturnPreview } from '#app/features/clinic-record/history/return-preview.tsx';
import { SavedNotice } from '#app/features/clinic-record/saved-notice.tsx';
import { RECORD_PATHS } from '#app/features/clinic-record/sections.ts';
import { CompareForm, VersionList } from '#app/features/clinic-record/version-list.tsx';
import '#app/features/clinic-record/record.css';
import { ServiceEffects } from '#app/features/schedule-settings/service-effects.tsx';
import '#app/features/schedule-settings/settings.css';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/versions';
import { answerVersions, shownVersions } from './versions.server.ts';

const messages = staffRecord.versions;

export const loader = (args: Route.LoaderArgs) => shownVersions(args);

export const action = (args: Route.ActionArgs) => answerVersions(args);

export default function VersionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? [];
  if (loaderData.back) return <ReturnPage {...loaderData.back} errors={errors} />;
  const { versions, newest, from, to, differences, isReturned, isNothing, left, saved } =
    loaderData;
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
        {isNothing && left.length === 0 && !actionData ? (
          <Notice role="status">
            <p>{messages.nothing}</p>
          </Notice>
        ) : null}
        {left.length > 0 && !actionData ? (
          <Notice
            title={isNothing ? messages.nothingTitle : messages.leftTitle}
            tone="warning"
            {...(isNothing && { role: 'status' })}
          >
            <ul>
              {left.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
        {newest === 0 ? <p>{staffRecord.rule.file}</p> : null}
        {newest > 0 ? (
          <>
            <VersionList versions={versions} newest={newest} />
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

type ReturnPageProps = NonNullable<Route.ComponentProps['loaderData']['back']> & {
  errors: readonly FieldError[];
};

/** What bringing one version back does. */
function ReturnPage({ shown, made, title: asked, errors }: ReturnPageProps) {
  return (
    <StaffScreen
      title={asked}
      lead={made}
      back={{ href: RECORD_PATHS.versions, label: messages.title }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {shown ? (
        <ReturnPreview shown={shown} errors={errors}>
          {shown.services.map(({ slug, title, preview }) => (
            <ServiceEffects key={slug} {...{ preview, title }} />
          ))}
        </ReturnPreview>
      ) : (
        <p>{messages.refusals['not-understood']}</p>
      )}
    </StaffScreen>
  );
}
