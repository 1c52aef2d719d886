import { mayClose } from '#app/features/agenda/booking/closure-form.ts';
import {
  listClosures,
  removeClosure,
  returnClosure,
  tryToReopen,
} from '#app/scheduling/closures.server.ts';
import { unreadEffects } from './closure-effects.server.ts';
import { again, back, type ClosuresRequest } from './holiday-answers.server.ts';

/** Removes a closure, which may be taken back, once it has been read what that opens; a new one goes at once. */
export async function reopen(request: ClosuresRequest) {
  const { services, agendaOf, values, by } = request;
  const id = /^\d{1,9}$/.test(values('id')) ? Number(values('id')) : 0;
  const preview = values('desfaz') ? null : await unreadOpening(request, id);
  if (preview) return again({ preview });
  const undo = await removeClosure(services, id, { ...by, onlyOf: agendaOf });
  if (values('desfaz')) return back('fechamentos', undo ? 'desfeito' : 'tarde');
  return back('fechamentos', undo ? `reaberto=${undo}` : '');
}

async function unreadOpening(request: ClosuresRequest, id: number) {
  const found = (await listClosures(request.services)).find((each) => each.id === id);
  if (!found || !mayClose(request.agendaOf, found.resourceId)) return null;
  const { resourceId, house = null, startsAt, endsAt } = found;
  const closure = { resourceId, house, startsAt, endsAt };
  return unreadEffects(request, { does: 'opens', closure, change: tryToReopen(id) });
}

/** Takes the opening of a closure back. */
export async function closeAgain({ services, agendaOf, values, by }: ClosuresRequest) {
  const undo = Number(values('id')) || 0;
  const may = (resourceId: number | null) => mayClose(agendaOf, resourceId);
  const isBack = await returnClosure(services, undo, { ...by, mayClose: may });
  return back('fechamentos', isBack ? 'desfeito' : 'tarde');
}
