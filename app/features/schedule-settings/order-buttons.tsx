import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Button } from '#app/ui/button/button.tsx';

const messages = staffSettings.order;

type OrderButtonsProps = {
  id: number;
  slug: string;
  name: string;
  /** The positions before and after this item, from 0; null at either end. */
  up: number | null;
  down: number | null;
};

/** Where the focus is after the button was pressed. */
export function orderButtonId(slug: string, act: 'up' | 'down'): string {
  return `${act === 'up' ? 'sobe' : 'desce'}-${slug}`;
}

/** Moves an item of a list up or down. The form names the target position, so sending it twice moves once. */
export function OrderButtons({ id, slug, name, up, down }: OrderButtonsProps) {
  const moves = [
    { to: up, act: 'up', label: messages.up, full: messages.upFor(name), sign: '↑' },
    { to: down, act: 'down', label: messages.down, full: messages.downFor(name), sign: '↓' },
  ] as const;
  return (
    <div className="settings-order">
      {moves.map(({ to, act, label, full, sign }) =>
        to === null ? (
          <span key={label} />
        ) : (
          <form key={label} method="post">
            <input type="hidden" name="id" defaultValue={id} />
            <input type="hidden" name="lugar" defaultValue={to} />
            <Button
              id={orderButtonId(slug, act)}
              look="secondary"
              name="acao"
              value="ordem"
              aria-label={full}
              title={label}
            >
              <span aria-hidden="true">{sign}</span>
            </Button>
          </form>
        ),
      )}
    </div>
  );
}
