import { useLocation } from 'react-router';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { pathToRow } from '#app/ui/main-form/main-form-path.ts';
import { listAct, pathTo } from './form-entries.ts';

const messages = staffRecord.form;

type RowButtonsProps = {
  /** Of the list. */
  path: string;
  index: number;
  isLast: boolean;
  title: string;
  /** What is in the record is archived, never taken away. */
  isStored: boolean;
};

/** Up, down and away: each sends the form, which comes back with what was typed. */
export function RowButtons({ path, index, isLast, title, isStored }: RowButtonsProps) {
  const { pathname, search } = useLocation();
  // Where the entry stands afterwards, or the list that it has gone from.
  const places = { cima: pathTo(path, index - 1), baixo: pathTo(path, index + 1), menos: path };
  const button = (act: keyof typeof places, words: string, full: string) => (
    <Button
      look="quiet"
      name="acao"
      formAction={pathToRow(pathname, search, places[act])}
      value={listAct(act, path, index)}
      aria-label={full}
      title={full}
    >
      {words}
    </Button>
  );
  return (
    <div className="record-row-buttons">
      <ButtonRow>
        {index > 0 ? button('cima', '↑', messages.up(title)) : null}
        {isLast ? null : button('baixo', '↓', messages.down(title))}
        {isStored ? null : button('menos', messages.remove, messages.removeFull(title))}
      </ButtonRow>
    </div>
  );
}

type AddRowProps = {
  /** Of the list. */
  path: string;
  count: number;
  /** With its article: 'um convênio'. */
  entry: string;
};

/** Sends the form, which comes back with one more entry, at it. */
export function AddRow({ path, count, entry }: AddRowProps) {
  const { pathname, search } = useLocation();
  return (
    <Button
      look="secondary"
      name="acao"
      value={listAct('mais', path)}
      formAction={pathToRow(pathname, search, pathTo(path, count))}
    >
      {messages.add(entry)}
    </Button>
  );
}
