import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Button } from '#app/ui/button/button.tsx';

const messages = staffSettings.order;

type OrderButtonsProps = {
  id: number;
  name: string;
  /** The positions before and after this item, from 0; null at either end. */
  up: number | null;
  down: number | null;
};

/** Moves an item of a list up or down. The form names the target position, so sending it twice moves once. */
export function OrderButtons({ id, name, up, down }: OrderButtonsProps) {
  const moves = [
    { to: up, label: messages.up, full: messages.upFor(name), sign: '↑' },
    { to: down, label: messages.down, full: messages.downFor(name), sign: '↓' },
  ];
  return (
    <div className="settings-order">
      {moves.map(({ to, label, full, sign }) =>
        to === null ? (
          <span key={label} />
        ) : (
          <form key={label} method="post">
            <input type="hidden" name="id" defaultValue={id} />
            <input type="hidden" name="lugar" defaultValue={to} />
            <Button look="secondary" name="acao" value="ordem" aria-label={full} title={label}>
              <span aria-hidden="true">{sign}</span>
            </Button>
          </form>
        ),
      )}
    </div>
  );
}
