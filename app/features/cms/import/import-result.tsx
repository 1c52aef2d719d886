import { staffImport } from '#app/locales/pt-BR/staff/connections/import.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { IMPORT_ACTIONS, IMPORT_FIELDS, OLD_ADDRESSES_PATH } from './import-fields.ts';

const { one, result: messages } = staffImport;

/** While the job is at work: how far it is, and that nobody has to wait here. */
export function ImportProgress({ words, href }: { words: string; href: string }) {
  return (
    <Notice role="status">
      <p>{words}</p>
      <p>{one.mayLeave}</p>
      <p>
        <a href={href}>{one.reload}</a>
      </p>
    </Notice>
  );
}

type ResultProps = {
  version: number;
  /** 'Rascunho novo: 12' */
  counts: readonly string[];
  mayPublish: boolean;
};

/** What came, with the ways on: publish what is ready, or take all of it back. */
export function ImportResult({ version, counts, mayPublish }: ResultProps) {
  return (
    <section className="stack" aria-labelledby="result-title">
      <h2 id="result-title">{messages.title}</h2>
      <ul>
        {counts.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <a href={OLD_ADDRESSES_PATH}>{messages.addresses}</a>
      </p>
      {mayPublish ? (
        <form method="post" className="staff-form stack">
          <h3>{messages.publishTitle}</h3>
          <p>{messages.publishText}</p>
          <input type="hidden" name={IMPORT_FIELDS.version} value={version} />
          <Button size="large" name={IMPORT_FIELDS.action} value={IMPORT_ACTIONS.publish}>
            {messages.publish}
          </Button>
        </form>
      ) : null}
      <UndoForm version={version} />
    </section>
  );
}

/** Takes the import back, after a question. */
function UndoForm({ version }: { version: number }) {
  return (
    <Disclosure summary={messages.undo}>
      <form method="post" className="stack">
        <p>{messages.undoText}</p>
        <input type="hidden" name={IMPORT_FIELDS.version} value={version} />
        <Button look="danger" name={IMPORT_FIELDS.action} value={IMPORT_ACTIONS.undo}>
          {messages.undoAsk}
        </Button>
      </form>
    </Disclosure>
  );
}
