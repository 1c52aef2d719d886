import { homePath } from './locale.ts';

const PRIVATE_AREAS = ['/agendamento', '/visita', '/questionario', '/equipe'];
/** About children: no measurement for anybody's profit. */
const CHILDREN = ['/servicos/acompanhamento-pediatrico'];

/** Pages that hold or ask for personal things, in either language: never kept, never measured. */
export function isPrivatePath(pathname: string): boolean {
  return startsWithAny(pathname, PRIVATE_AREAS);
}

/** Pages where nothing is measured even with consent. */
export function isUnmeasuredPath(pathname: string): boolean {
  return startsWithAny(pathname, [...PRIVATE_AREAS, ...CHILDREN]);
}

function startsWithAny(pathname: string, areas: readonly string[]): boolean {
  const path = homePath(pathname.toLowerCase());
  return areas.some((area) => path.startsWith(area));
}
