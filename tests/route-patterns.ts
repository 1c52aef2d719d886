import type { RouteConfigEntry } from '@react-router/dev/routes';

/** Every address pattern of the pages, as '/meu-agendamento/:token'. */
export function patternsOf(entries: readonly RouteConfigEntry[], before = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const pattern = path === undefined ? before : `${before}/${path}`;
    return [pattern || '/', ...patternsOf(children, pattern)];
  });
}
