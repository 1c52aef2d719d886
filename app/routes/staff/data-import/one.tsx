import '#app/features/data-import/data-import.css';
import { FailedImport } from '#app/features/data-import/failed-import.tsx';
import { DATA_IMPORT_PATH } from '#app/features/data-import/import-kinds.ts';
import { DataImportProgress, DataImportResult } from '#app/features/data-import/import-result.tsx';
import { MappingForm } from '#app/features/data-import/mapping-form.tsx';
import { staffDataImport as messages } from '#app/locales/pt-BR/staff/connections/data-import.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/one';
import { dataImportPageOf } from './import-page.server.ts';
import { answerDataImport } from './one.server.ts';
import { dataImportView } from './one-view.server.ts';

export const loader = async (args: Route.LoaderArgs) =>
  dataImportView(await dataImportPageOf(args));

export const action = (args: Route.ActionArgs) => answerDataImport(args);

export default function DataImportOne({ loaderData, actionData }: Route.ComponentProps) {
  const { id, version, title, lead, notes, working, failed, hasNoRows, result } = loaderData;
  const errors = actionData?.errors ?? [];
  const view = actionData?.values ?? loaderData.mapping;
  return (
    <StaffScreen
      title={title}
      lead={lead}
      back={{ href: DATA_IMPORT_PATH, label: messages.one.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {notes.length > 0 ? (
        <Notice>
          {notes.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      ) : null}
      {hasNoRows ? (
        <Notice tone="warning">
          <p>{messages.one.noRows}</p>
        </Notice>
      ) : null}
      {failed ? <FailedImport doing={failed} version={version} /> : null}
      {working ? <DataImportProgress words={working} id={id} /> : null}
      {view && loaderData.mapping ? <MappingForm {...{ view, version, errors }} /> : null}
      {result ? <DataImportResult {...{ id, version }} view={result} /> : null}
    </StaffScreen>
  );
}
