import { staffSettings } from '#app/locales/pt-BR/staff-settings.ts';
import { Button } from '#app/ui/button/button.tsx';

const texts = staffSettings.order;

type OrderButtonsProps = {
  id: number;
  name: string;
  /** Its place in the list, 0 for the first, and how many there are. */
  place: number;
  count: number;
};

/** Moves one line of a list up or down; sent twice it moves once, as the form names the place. */
export function OrderButtons({ id, name, place, count }: OrderButtonsProps) {
  const moves = [
    { to: place - 1, label: texts.up, full: texts.upFor(name), sign: '↑' },
    { to: place + 1, label: texts.down, full: texts.downFor(name), sign: '↓' },
  ].filter(({ to }) => to >= 0 && to < count);
  return moves.map(({ to, label, full, sign }) => (
    <form key={label} method="post">
      <input type="hidden" name="id" defaultValue={id} />
      <input type="hidden" name="lugar" defaultValue={to} />
      <Button look="secondary" name="acao" value="ordem" aria-label={full} title={label}>
        <span aria-hidden="true">{sign}</span>
      </Button>
    </form>
  ));
}
