import '#app/features/cms/import/import.css';
import { EarlierImports, StartForms } from '#app/features/cms/import/import-start.tsx';
import { CONTENT_PATH } from '#app/features/content/content-paths.ts';
import { staffImport as messages } from '#app/locales/pt-BR/staff/connections/import.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/import';
import { answerImportStart, importStart } from './import.server.ts';

export const loader = (args: Route.LoaderArgs) => importStart(args);

export const action = (args: Route.ActionArgs) => answerImportStart(args);

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const { requestKey, imports } = loaderData;
  const errors = actionData?.errors ?? loaderData.errors;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: CONTENT_PATH, label: staffContent.title }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      <div className="split">
        <section className="flow" aria-labelledby="start-title">
          <h2 id="start-title">{messages.start.title}</h2>
          <StartForms {...{ requestKey, errors }} address={actionData?.values.address ?? ''} />
        </section>
        <section className="stack" aria-labelledby="earlier-title">
          <h2 id="earlier-title">{messages.earlier.title}</h2>
          <EarlierImports imports={imports} />
        </section>
      </div>
    </StaffScreen>
  );
}
