import { isPlanAddress } from '#app/clinic/words/plan-paths.ts';

/** Areas with one task: their frame leads nowhere else. */
const SLIM = /^\/(?:agendamento|visita|meu-agendamento)(?:\/|$)/;

/** @param path without the language prefix */
export function hasSlimFrame(path: string): boolean {
  return SLIM.test(path);
}

/**
 * How a page carries its style sheet. A first page has it inside, which saves the first paint a round trip; where
 * pages follow each other quickly, each links to the one that the browser then keeps.
 * @param path without the language prefix
 */
export function stylesOf(path: string): 'inside' | 'ahead' | 'linked' {
  if (path === '/agendamento') return 'ahead';
  return hasSlimFrame(path) ? 'linked' : 'inside';
}

/**
 * Whether a page belongs to the section of a navigation entry.
 * @param path without the language prefix
 */
export function isInSection(href: string, path: string): boolean {
  if (href === '/planos') return isPlanAddress(path);
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}
