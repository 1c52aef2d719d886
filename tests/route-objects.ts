import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { RouteObject } from 'react-router';

type Part = Pick<RouteObject, 'middleware' | 'loader' | 'action'>;

const modules = import.meta.glob<Part>([
  '../app/routes/**/*.{ts,tsx}',
  '!../app/routes/**/*.test.ts',
  '!../app/routes/gallery/*',
]);

/** A route of app/routes.ts with its children: their guards, loaders and actions, without components. */
export async function routeObjectOf(entry: RouteConfigEntry): Promise<RouteObject> {
  const { middleware, loader, action } = (await modules[`../app/${entry.file}`]?.()) ?? {};
  const part = {
    ...(middleware && { middleware }),
    ...(loader && { loader }),
    ...(action && { action }),
  };
  const path = entry.path === undefined ? {} : { path: entry.path };
  if (entry.index) return { index: true, ...part };
  const children = await Promise.all((entry.children ?? []).map(routeObjectOf));
  return { ...part, ...path, children };
}
