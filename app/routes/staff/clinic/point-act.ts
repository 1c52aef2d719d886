import type { MapPoint } from '#app/clinic/map/surroundings.ts';
import { type Draft, fieldOf, rowsOf } from '#app/features/clinic-record/form-draft.ts';
import {
  degreesText,
  isStep,
  POINT_ACTS,
  type PointAct,
  stepFrom,
  stepOf,
  typedPoint,
} from '#app/features/map/address-point.ts';
import { viewBeside } from '#app/features/map/draw-address.ts';

/** What a button of an address's map sends: 'ponto:branches.0.address:norte'. */
export function pointAct(act: PointAct, path: string): string {
  return `ponto:${path}:${act}`;
}

type Seen = {
  /** Metres that the map was wide. */
  view: number;
  /** Where an address without numbers begins. */
  main: MapPoint;
};

/** The form and the view after a press on a button of an address's map; null when the button was another. */
export function afterPointAct(
  draft: Draft,
  pressed: string,
  { view, main }: Seen,
): { draft: Draft; view: number } | null {
  const [word, path = '', name = ''] = pressed.split(':');
  const act = POINT_ACTS.find((each) => each === name);
  if (word !== 'ponto' || !act) return null;
  if (act === 'perto' || act === 'longe') return { draft, view: viewBeside(view, act) };
  if (!isStep(act)) return { draft, view };
  const moved = (address: Draft): Draft => {
    if (typeof address !== 'object' || Array.isArray(address)) return address;
    const text = (field: string) => String(fieldOf(address, field) ?? '');
    const from = typedPoint(text('latitude'), text('longitude')) ?? main;
    const [latitude, longitude] = stepFrom(from, act, stepOf(view)).map(degreesText);
    return { ...address, latitude: latitude ?? '', longitude: longitude ?? '' };
  };
  return { draft: changedAt(draft, path.split('.'), moved), view };
}

/** A form with one part of it changed; the same form where it has no such part. */
export function changedAt(
  draft: Draft,
  [step, ...rest]: string[],
  change: (part: Draft) => Draft,
): Draft {
  if (step === undefined) return change(draft);
  if (typeof draft !== 'object') return draft;
  if (Array.isArray(draft))
    return rowsOf(draft).map((row, at) =>
      String(at) === step ? changedAt(row, rest, change) : row,
    );
  const inner = fieldOf(draft, step);
  return inner === undefined ? draft : { ...draft, [step]: changedAt(inner, rest, change) };
}
