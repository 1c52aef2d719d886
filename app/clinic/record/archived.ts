import { z } from 'zod';
import { field } from './field-meta.ts';

/** What is archived is offered to nobody any more; appointments that name it keep its words. */
export const isArchived = field(z.boolean().default(false), {
  label: 'Arquivado',
  help: 'Sai do site e das escolhas. Não se apaga, porque agendamentos e textos antigos o citam; desmarque para voltar.',
});

export function isOffered(each: { isArchived: boolean }): boolean {
  return !each.isArchived;
}
