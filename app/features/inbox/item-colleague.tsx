import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Select } from '#app/ui/select/select.tsx';
import { type FormStamp, ITEM_ACTIONS, ITEM_FIELDS, NOBODY, StampFields } from './item-fields.tsx';

export type GiveItemProps = {
  /** Who may open the item, without the viewer and whoever has it already. */
  colleagues: readonly { id: number; name: string }[];
  isHeld: boolean;
  /** As it was sent in a form that was refused. */
  chosen: string;
  stamp: FormStamp;
  error?: string | undefined;
};

const labels = staffInbox.item;

/** Gives an item to a colleague, or back to nobody. */
export function GiveItem({ colleagues, isHeld, chosen, stamp, error }: GiveItemProps) {
  const options = [
    ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
    ...(isHeld ? [{ value: NOBODY, label: labels.nobody }] : []),
  ];
  if (options.length === 0) return null;
  return (
    <form method="post" className="flow">
      <StampFields stamp={stamp} />
      <Select
        id={ITEM_FIELDS.colleague}
        name={ITEM_FIELDS.colleague}
        label={labels.giveTo}
        emptyLabel={labels.chooseColleague}
        error={error}
        defaultValue={options.some(({ value }) => value === chosen) ? chosen : ''}
        options={options}
        width="medium"
      />
      <Button look="secondary" name={ITEM_FIELDS.action} value={ITEM_ACTIONS.give}>
        {labels.give}
      </Button>
    </form>
  );
}
