import { mayClose } from '#app/features/agenda/booking/closure-form.ts';
import type { Reach } from '#app/scheduling/closed/reached-closures.server.ts';
import {
  listClosures,
  removeClosure,
  returnClosure,
  tryToReopen,
} from '#app/scheduling/closures.server.ts';
import { unreadEffects } from './closure-effects.server.ts';
import { again, back, type ClosuresRequest } from './holiday-answers.server.ts';

/** What a form that opens again is sent with. */
export const REACHES: Readonly<Record<string, Reach>> = {
  reabrir: 'one',
  'reabrir-seguintes': 'onwards',
  'reabrir-serie': 'series',
};

/** Removes closures, which may be taken back, once it has been read what that opens; new ones go at once. */
export async function reopen(request: ClosuresRequest, reach: Reach) {
  const { services, agendaOf, values, by } = request;
  const id = /^\d{1,9}$/.test(values('id')) ? Number(values('id')) : 0;
  const preview = values('desfaz') ? null : await unreadOpening(request, { id, reach });
  if (preview) return again({ preview });
  const undo = await removeClosure(services, id, { ...by, reach, onlyOf: agendaOf });
  if (values('desfaz')) return back('fechamentos', undo ? 'desfeito' : 'tarde');
  return back('fechamentos', undo ? `reaberto=${undo}` : '');
}

async function unreadOpening(
  request: ClosuresRequest,
  { id, reach }: { id: number; reach: Reach },
) {
  const all = await listClosures(request.services);
  const found = all.find((each) => each.id === id);
  if (!found || !mayClose(request.agendaOf, found.resourceId)) return null;
  const { resourceId, house = null, series } = found;
  const opening = all.filter((each) =>
    reach === 'one' || !series
      ? each.id === id
      : each.series === series && (reach === 'series' || each.startsAt >= found.startsAt),
  );
  const times = opening.map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));
  const change = tryToReopen(opening.map((each) => each.id));
  return unreadEffects(request, { does: 'opens', closure: { resourceId, house, times }, change });
}

/** Takes the opening of a closure back. */
export async function closeAgain({ services, agendaOf, values, by }: ClosuresRequest) {
  const undo = Number(values('id')) || 0;
  const may = (resourceId: number | null) => mayClose(agendaOf, resourceId);
  const isBack = await returnClosure(services, undo, { ...by, mayClose: may });
  return back('fechamentos', isBack ? 'desfeito' : 'tarde');
}
