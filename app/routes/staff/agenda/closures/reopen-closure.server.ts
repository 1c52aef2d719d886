import { mayClose } from '#app/features/agenda/booking/closure-form.ts';
import { removeClosure, returnClosure } from '#app/scheduling/closures.server.ts';
import { back, type ClosuresRequest } from './holiday-answers.server.ts';

/** Removes a closure, which may be taken back. */
export async function reopen({ services, agendaOf, values, by }: ClosuresRequest) {
  const id = /^\d{1,9}$/.test(values('id')) ? Number(values('id')) : 0;
  const undo = await removeClosure(services, id, { ...by, onlyOf: agendaOf });
  if (values('desfaz')) return back('fechamentos', undo ? 'desfeito' : 'tarde');
  return back('fechamentos', undo ? `reaberto=${undo}` : '');
}

/** Takes the opening of a closure back. */
export async function closeAgain({ services, agendaOf, values, by }: ClosuresRequest) {
  const undo = Number(values('id')) || 0;
  const may = (resourceId: number | null) => mayClose(agendaOf, resourceId);
  const isBack = await returnClosure(services, undo, { ...by, mayClose: may });
  return back('fechamentos', isBack ? 'desfeito' : 'tarde');
}
