import { staffAccount } from '#app/locales/pt-BR/staff/people/account.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';

export const ENDS_FEEDS = 'calendarios';

type EndFeedsTooProps = {
  /** How many addresses there are; without any nothing is offered. */
  count: number;
  label?: string;
  isChecked: boolean;
};

/** Offers to end somebody's calendar addresses along with their other ways in. */
export function EndFeedsToo({ count, label, isChecked }: EndFeedsTooProps) {
  if (count === 0) return null;
  return (
    <Checkbox
      id={ENDS_FEEDS}
      name={ENDS_FEEDS}
      label={`${label ?? staffAccount.feeds.end} (${count})`}
      defaultChecked={isChecked}
    />
  );
}
