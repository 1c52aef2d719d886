import '#app/features/compliance/compliance.css';
import '#app/features/content/content.css';
import '#app/islands/editor/editor.css';
import '#app/ui/file-field/file-field.css';
import { Advice, FindingList } from '#app/features/compliance/finding-list.tsx';
import { ContentForm } from '#app/features/content/content-form.tsx';
import { ContentLinks } from '#app/features/content/content-links.tsx';
import { CONTENT_PATH } from '#app/features/content/content-paths.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/content-edit';
import { answerContentForm } from './content-edit.server.ts';
import { entryFormOf } from './content-edit-view.server.ts';

const messages = staffContent.edit;

export const loader = (args: Route.LoaderArgs) => entryFormOf(args);

export const action = (args: Route.ActionArgs) => answerContentForm(args);

const NO_ERRORS: readonly FieldError[] = [];

export default function ContentEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead, done, isOutgrown, scheduleFaults, links } = loaderData;
  const errors = actionData?.errors ?? loaderData.errors ?? NO_ERRORS;
  const findings = actionData?.findings ?? loaderData.findings;
  return (
    <StaffScreen
      title={title}
      lead={lead}
      back={{ href: CONTENT_PATH, label: messages.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {done && !actionData ? (
        <Notice tone="success" role="status">
          <p>{done}</p>
          {loaderData.uncheckedSites ? (
            <p>{staffContent.outside.unchecked(loaderData.uncheckedSites)}</p>
          ) : null}
        </Notice>
      ) : null}
      {isOutgrown ? (
        <Notice title={messages.outgrown.title}>
          <p>{messages.outgrown.text}</p>
        </Notice>
      ) : null}
      {scheduleFaults.length > 0 ? (
        <Notice tone="urgent" title={messages.scheduleFault.title}>
          <p>{messages.scheduleFault.text}</p>
          <ul>
            {scheduleFaults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <ContentForm
        {...loaderData}
        errors={errors}
        values={actionData?.values ?? loaderData.values}
        snapshot={actionData?.snapshot ?? loaderData.snapshot}
        day={actionData?.day ?? loaderData.schedule.day}
        time={actionData?.time ?? loaderData.schedule.time}
        changed={actionData?.changed ?? null}
        hasDeadLinks={actionData?.hasDeadLinks ?? loaderData.hasDeadLinks}
        findings={
          findings.length > 0 ? (
            <FindingList
              findings={findings}
              labels={loaderData.findingLabels}
              reasons={actionData?.reasons ?? {}}
              errors={actionData?.reasonErrors ?? []}
              isAnswerable
            />
          ) : null
        }
        advice={
          findings.length === 0 ? (
            <Advice findings={loaderData.advice} labels={loaderData.findingLabels} />
          ) : null
        }
        links={<ContentLinks {...links} state={loaderData.state} change={loaderData.change} />}
      />
    </StaffScreen>
  );
}
