import { withoutLocale } from './locale.ts';

/** Prefixes of private pages. */
export const PRIVATE_AREAS = [
  '/agendamento',
  '/meu-agendamento',
  '/lista-de-espera',
  '/waitlist/recebido',
  // Of links sent before 0.5.0, which lead to the page above.
  '/visita',
  '/calendario',
  '/lembretes/',
  // The choice of plans itself is public.
  '/assine/',
  '/minha-assinatura',
  '/questionario',
  '/privacy/pedido',
  // With the slash: '/pagamentobasico' is public.
  '/pagamento/',
  '/equipe',
];
/** About children: no third-party measurement. */
const CHILDREN = ['/servicos/acompanhamento-pediatrico'];

/** Pages that show or ask for personal data, in either language: never cached, never measured. */
export function isPrivatePath(pathname: string): boolean {
  return startsWithAny(pathname, PRIVATE_AREAS);
}

/** Pages where nothing is measured, even with consent. */
export function isUnmeasuredPath(pathname: string): boolean {
  return startsWithAny(pathname, [...PRIVATE_AREAS, ...CHILDREN]);
}

/** Pages of the clinic's own people. */
export function isStaffPath(pathname: string): boolean {
  return startsWithAny(pathname, ['/equipe']);
}

function startsWithAny(pathname: string, areas: readonly string[]): boolean {
  const path = withoutLocale(plainPath(pathname));
  return areas.some((area) => path.startsWith(area));
}

/** The router accepts other spellings of an address: '//agendamento', '/%61gendamento'. */
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
