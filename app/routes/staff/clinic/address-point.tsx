import { type Draft, fieldOf } from '#app/features/clinic-record/form-draft.ts';
import { typedPoint } from '#app/features/map/address-point.ts';
import { type Ground, groundAt, pointOf } from '#app/features/map/clinic-map.ts';
import { drawAddress } from '#app/features/map/draw-address.ts';
import { PointPicker } from '#app/features/map/point-picker.tsx';
import { staffAddressPoint as messages } from '#app/locales/pt-BR/staff/connections/address-point.ts';
import { pointAct } from './point-act.ts';

type AddressPointProps = {
  path: string;
  address: Draft;
  /** The record in force: what is drawn, and where the main house is. */
  ground: Ground;
  /** What a form was answered with: how many metres the map is wide, null for as many as show enough. */
  answer: { view: number | null } | undefined;
};

/** An address on the drawn map, around the numbers that stand in its form. */
export function AddressPoint({ path, address, ground, answer }: AddressPointProps) {
  const text = (name: string) => {
    const value = fieldOf(address, name);
    return typeof value === 'string' ? value : '';
  };
  const typed = typedPoint(text('latitude'), text('longitude'));
  const at = typed ?? pointOf(ground.address);
  const known = groundAt(ground, at);
  return (
    <PointPicker
      path={path}
      drawing={drawAddress(
        known,
        { at, name: messages.here, street: text('street') },
        answer?.view ?? null,
      )}
      at={at}
      isKnown={typed !== null}
      isMain={path === 'address'}
      hasGround={known !== null}
      actOf={(act) => pointAct(act, path)}
    />
  );
}
