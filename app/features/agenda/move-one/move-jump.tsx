import { staffMoveOne as messages } from '#app/locales/pt-BR/staff/day/move-one.ts';
import { Button } from '#app/ui/button/button.tsx';

type MoveJumpProps = {
  /** 'YYYY-MM-DD', shown first. */
  on: string;
  /** Address of the page that moves; without one, the page itself. */
  action?: string;
  /** What else the address keeps. */
  keep?: Readonly<Record<string, string | undefined>>;
};

/** A date field that opens the times of any day. */
export function MoveJump({ on, action, keep = {} }: MoveJumpProps) {
  return (
    <form method="get" action={action} className="agenda-filter">
      {Object.entries(keep).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} defaultValue={value} /> : null,
      )}
      <label>
        {messages.jump}
        <input className="input" type="date" name="a-partir" defaultValue={on} required />
      </label>
      <Button look="secondary">{messages.show}</Button>
    </form>
  );
}
