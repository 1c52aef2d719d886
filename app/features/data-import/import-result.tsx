import { staffDataImport } from '#app/locales/pt-BR/staff/connections/data-import.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Pager } from '#app/ui/pager/pager.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import { dataImportPath, faultsPath, IMPORT_DOES, IMPORT_FORM } from './import-kinds.ts';
import type { ResultView } from './result-view.ts';

const { result: messages, one } = staffDataImport;

type Shown = { id: number; version: number };

/** While it is worked on: what is being done, and that nobody has to wait here. */
export function DataImportProgress({ words, id }: { words: string; id: number }) {
  return (
    <Notice role="status">
      <p>{words}</p>
      <p>{one.mayLeave}</p>
      <p>
        <a href={dataImportPath(id)}>{one.reload}</a>
      </p>
    </Notice>
  );
}

/** What would come or has come of the lines, each fault with its line, and the ways on. */
export function DataImportResult({ id, version, view }: Shown & { view: ResultView }) {
  const { facts, words, state, make } = view;
  return (
    <section className="stack" aria-labelledby="result-title">
      <h2 id="result-title">{state === 'checked' ? messages.title : messages.titleDone}</h2>
      <SummaryList rows={facts} />
      {words.length > 0 ? (
        <>
          <h3>{messages.words}</h3>
          <ul>
            {words.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{messages.allSound}</p>
      )}
      {state === 'checked' ? <CheckedForms {...{ id, version, make }} /> : null}
      {view.mayUndo ? <UndoForm version={version} /> : null}
      {state === 'done' && !view.mayUndo ? <p>{messages.undoLate}</p> : null}
      {view.undone ? <Undone {...view.undone} /> : null}
      {view.lines.length > 0 ? <Lines id={id} view={view} /> : null}
    </section>
  );
}

function CheckedForms({ version, make }: Shown & { make: number }) {
  return (
    <div className="stack">
      {make === 0 ? (
        <Notice tone="warning">
          <p>{messages.nothing}</p>
        </Notice>
      ) : (
        <form method="post" className="staff-form stack">
          <p>{messages.carryOutText}</p>
          <input type="hidden" name={IMPORT_FORM.version} value={version} />
          <Button size="large" name={IMPORT_FORM.action} value={IMPORT_DOES.carryOut}>
            {messages.carryOut(make)}
          </Button>
        </form>
      )}
      <form method="post" className="staff-form stack">
        <p>{messages.changeText}</p>
        <input type="hidden" name={IMPORT_FORM.version} value={version} />
        <Button look="secondary" name={IMPORT_FORM.action} value={IMPORT_DOES.change}>
          {messages.change}
        </Button>
      </form>
    </div>
  );
}

/** Takes the import back, after a question. */
function UndoForm({ version }: { version: number }) {
  return (
    <Disclosure summary={messages.undo}>
      <form method="post" className="stack">
        <p>{messages.undoText}</p>
        <input type="hidden" name={IMPORT_FORM.version} value={version} />
        <Button look="danger" name={IMPORT_FORM.action} value={IMPORT_DOES.undo}>
          {messages.undoAsk}
        </Button>
      </form>
    </Disclosure>
  );
}

function Undone({ taken, kept }: NonNullable<ResultView['undone']>) {
  return (
    <Notice tone="success" role="status" title={messages.undone} titleLevel={3}>
      <ul>
        {taken.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{kept.length > 0 ? messages.kept : messages.nothingKept}</p>
      {kept.length > 0 ? (
        <ul>
          {kept.map(({ key, name, href }) => (
            <li key={key}>{href ? <a href={href}>{name}</a> : name}</li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}

function Lines({ id, view }: { id: number; view: ResultView }) {
  const { lines, shown, page, pageCount } = view;
  return (
    <section className="stack" aria-labelledby="lines-title">
      <h3 id="lines-title">{messages.list}</h3>
      <p>
        <LinkButton look="secondary" href={faultsPath(id)}>
          {messages.download}
        </LinkButton>
      </p>
      <p className="small">{shown}</p>
      <ul className="import-lines">
        {lines.map(({ key, title, words }) => (
          <li key={key}>
            <p>
              <strong>{title}</strong>
            </p>
            <p>{words}</p>
          </li>
        ))}
      </ul>
      <Pager
        label={messages.pager.label}
        page={page}
        pageCount={pageCount}
        hrefOf={(each) => `${dataImportPath(id)}?${IMPORT_FORM.page}=${each}`}
        labels={messages.pager}
      />
    </section>
  );
}
