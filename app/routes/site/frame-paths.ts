import { isPlanAddress } from '#app/features/plans/plan-paths.ts';

/** Areas with one task: their frame leads nowhere else. */
const SLIM = /^\/(?:agendamento|visita|meu-agendamento)(?:\/|$)/;

/** @param path without the language prefix */
export function hasSlimFrame(path: string): boolean {
  return SLIM.test(path);
}

/**
 * Whether a page belongs to the section of a navigation entry.
 * @param path without the language prefix
 */
export function isInSection(href: string, path: string): boolean {
  if (href === '/planos') return isPlanAddress(path);
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}
