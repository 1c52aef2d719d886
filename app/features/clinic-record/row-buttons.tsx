import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { listAct } from './form-entries.ts';

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
  const button = (act: 'cima' | 'baixo' | 'menos', words: string, full: string) => (
    <Button
      look="quiet"
      name="acao"
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
