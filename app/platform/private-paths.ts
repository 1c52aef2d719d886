import { homePath } from './locale.ts';

/** How the addresses of such pages begin. */
export const PRIVATE_AREAS = [
  '/agendamento',
  '/visita',
  '/calendario',
  '/questionario',
  '/privacy/pedido',
  '/equipe',
];
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
  const path = homePath(plainPath(pathname));
  return areas.some((area) => path.startsWith(area));
}

/** The router knows a page by other spellings of its address too: '//agendamento', '/%61gendamento'. */
export function plainPath(pathname: string): string {
  return decoded(pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, '/');
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
