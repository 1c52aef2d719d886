import { expect, test } from 'vitest';
import { fieldOf, rowsOf } from '#app/features/clinic-record/form-draft.ts';
import { afterPointAct, pointAct } from './point-act.ts';

const SEEN = { view: 600, main: [-21.65, -45.75] as const };
const address = { street: 'Rua Um', latitude: '-21,7', longitude: '-45,7' };
const press = (draft: object, pressed: string) =>
  afterPointAct({ ...draft }, pressed, { view: SEEN.view, main: [...SEEN.main] });

test('a press moves the numbers of its address alone', () => {
  const other = { ...address, latitude: '-22' };
  const branches = [{ address: other }, { address }];
  const after = press({ branches }, pointAct('norte', 'branches.1.address'));
  const [first, second] = rowsOf(fieldOf(after?.draft, 'branches'));
  expect(fieldOf(first, 'address')).toEqual(other);
  expect(fieldOf(second, 'address')).toEqual({ ...address, latitude: '-21,69991' });
});

test('an address without numbers begins at the main house', () => {
  const after = press({ address: { latitude: '', longitude: 'x' } }, pointAct('leste', 'address'));
  expect(fieldOf(after?.draft, 'address')).toEqual({
    latitude: '-21,65',
    longitude: '-45,749903',
  });
});

test('views change, and drawing anew changes nothing', () => {
  expect(press({ address }, pointAct('longe', 'address'))).toEqual({
    draft: { address },
    view: 850,
  });
  expect(press({ address }, pointAct('aqui', 'address'))).toEqual({
    draft: { address },
    view: 600,
  });
});

test('other buttons, and paths that lead nowhere, are left alone', () => {
  for (const pressed of ['conferir', '', 'ponto', 'ponto:address', 'ponto:address:valueOf'])
    expect(press({ address }, pressed)).toBeNull();
  for (const path of ['', 'address.street', 'branches.0.address', '__proto__', 'address.latitude'])
    expect(press({ address }, pointAct('sul', path))?.draft).toEqual({ address });
});
