import '#app/features/cms/import/import.css';
import { IMPORT_PATH, importPath } from '#app/features/cms/import/import-fields.ts';
import { ImportQuestions } from '#app/features/cms/import/import-questions.tsx';
import { ImportProgress, ImportResult } from '#app/features/cms/import/import-result.tsx';
import { ImportTexts } from '#app/features/cms/import/import-texts.tsx';
import { staffImport as messages } from '#app/locales/pt-BR/staff/connections/import.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Pager } from '#app/ui/pager/pager.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import type { Route } from './+types/import-one';
import { answerImportForm, importPageOf } from './import-one.server.ts';
import { importView } from './import-one-view.server.ts';

export const loader = async (args: Route.LoaderArgs) => importView(await importPageOf(args));

export const action = (args: Route.ActionArgs) => answerImportForm(args);

export default function ImportOne({ loaderData, actionData }: Route.ComponentProps) {
  const { id, state, name, fault, progress, facts, leftOut, questions, texts } = loaderData;
  const { page, pageCount, version, counts } = loaderData;
  const errors = actionData?.errors ?? [];
  const path = importPath(id);
  return (
    <StaffScreen
      title={name}
      lead={`${messages.one.state}: ${messages.states[state]}`}
      back={{ href: IMPORT_PATH, label: messages.one.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {fault.length > 0 ? (
        <Notice tone="warning">
          {fault.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      ) : null}
      {progress ? <ImportProgress words={progress} href={path} /> : null}
      {state === 'undone' ? (
        <Notice tone="success" role="status">
          <p>{messages.result.undone}</p>
        </Notice>
      ) : null}
      {state === 'reading' || state === 'failed' ? null : <SummaryList rows={facts} />}
      {leftOut.length > 0 ? <LeftOut lines={leftOut} /> : null}
      {questions ? (
        <section className="stack" aria-labelledby="answers-title">
          <h2 id="answers-title">{messages.answers.title}</h2>
          <ImportQuestions view={questions} errors={errors} typed={actionData?.values} />
        </section>
      ) : null}
      {state === 'written' ? <ImportResult {...{ version, counts }} mayPublish /> : null}
      {texts.length > 0 ? (
        <section className="stack" aria-labelledby="texts-title">
          <h2 id="texts-title">{messages.list.title}</h2>
          <ImportTexts texts={texts} />
          <Pager
            label={messages.list.pager.label}
            page={page}
            pageCount={pageCount}
            hrefOf={(each) => `${path}?pagina=${each}`}
            labels={messages.list.pager}
          />
        </section>
      ) : null}
    </StaffScreen>
  );
}

function LeftOut({ lines }: { lines: readonly string[] }) {
  return (
    <section className="stack" aria-labelledby="left-title">
      <h2 id="left-title">{messages.one.leftTitle}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
