import '#app/features/content/content.css';
import '#app/islands/editor/editor.css';
import '#app/ui/file-field/file-field.css';
import { ContentForm, SlugField } from '#app/features/content/content-form.tsx';
import { CONTENT_PATH } from '#app/features/content/content-paths.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/content-new';
import { answerNewForm, newEntryOf } from './content-new.server.ts';

const messages = staffContent.edit;

export const loader = (args: Route.LoaderArgs) => newEntryOf(args);

export const action = (args: Route.ActionArgs) => answerNewForm(args);

export default function ContentNew({ loaderData, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? loaderData.errors;
  const { fixedSlug } = loaderData;
  return (
    <StaffScreen
      title={loaderData.title}
      back={{ href: CONTENT_PATH, label: messages.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      <ContentForm
        {...loaderData}
        errors={errors}
        values={actionData?.values ?? loaderData.values}
        scheduledFor={null}
        day={actionData?.day ?? ''}
        time={actionData?.time ?? ''}
        changed={null}
        findings={null}
        links={null}
        last={
          fixedSlug === null ? (
            <SlugField slug={actionData?.slug ?? loaderData.slug} errors={errors} />
          ) : null
        }
      />
    </StaffScreen>
  );
}
