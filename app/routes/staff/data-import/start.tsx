import '#app/features/data-import/data-import.css';
import { EarlierDataImports, StartForm } from '#app/features/data-import/start-form.tsx';
import { staffDataImport as messages } from '#app/locales/pt-BR/staff/connections/data-import.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/start';
import { answerDataImportStart, dataImportStart } from './start.server.ts';

export const loader = (args: Route.LoaderArgs) => dataImportStart(args);

export const action = (args: Route.ActionArgs) => answerDataImportStart(args);

export default function DataImports({ loaderData, actionData }: Route.ComponentProps) {
  const { requestKey, imports } = loaderData;
  const errors = actionData?.errors ?? loaderData.errors;
  return (
    <StaffScreen title={messages.title} lead={messages.lead} isRefused={errors.length > 0}>
      <ErrorSummary errors={errors} />
      <div className="split">
        <section className="flow" aria-labelledby="start-title">
          <h2 id="start-title">{messages.start.title}</h2>
          <StartForm {...{ requestKey, errors }} kind={actionData?.values.kind ?? ''} />
        </section>
        <section className="stack" aria-labelledby="earlier-title">
          <h2 id="earlier-title">{messages.earlier.title}</h2>
          <EarlierDataImports imports={imports} />
        </section>
      </div>
    </StaffScreen>
  );
}
