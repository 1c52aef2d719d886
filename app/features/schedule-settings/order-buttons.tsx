import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Button } from '#app/ui/button/button.tsx';

const texts = staffSettings.order;

type OrderButtonsProps = {
  id: number;
  name: string;
  /** The places before and after its own, 0 for the first of the list; null at either end. */
  up: number | null;
  down: number | null;
};

/** Moves one line of a list up or down; sent twice it moves once, as the form names the place. */
export function OrderButtons({ id, name, up, down }: OrderButtonsProps) {
  const moves = [
    { to: up, label: texts.up, full: texts.upFor(name), sign: '↑' },
    { to: down, label: texts.down, full: texts.downFor(name), sign: '↓' },
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
