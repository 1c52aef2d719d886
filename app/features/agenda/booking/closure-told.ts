import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import type { ClosureSaved } from './closure-saved.tsx';

/** What the last press did, from the address of the page. */
export function savedClosure({ searchParams }: URL): ClosureSaved | null {
  const messages = staffAgenda.closures;
  const of = (name: string) => searchParams.get(name) ?? '';
  const told = (line: string, undo: ClosureSaved['undo'] = []) => ({ line, undo, isLate: false });
  if (searchParams.has('tarde')) return { ...told(messages.undoLate), isLate: true };
  if (searchParams.has('desfeito')) return told(messages.undone);
  if (/^\d{1,9}$/.test(of('fechado')))
    return told(messages.closed, [
      ['acao', 'reabrir-serie'],
      ['desfaz', 'sim'],
      ['id', of('fechado')],
    ]);
  if (/^\d{1,9}$/.test(of('reaberto')))
    return told(messages.reopened, [
      ['acao', 'refazer'],
      ['id', of('reaberto')],
    ]);
  const [dia, ambito, era, fecha, estado] = of('feriado').split('.');
  if (!dia || !ambito || !era || !fecha || !estado) return null;
  return told(
    messages.settled,
    Object.entries({ acao: 'voltar-feriado', dia, ambito, era, fecha, estado }),
  );
}
