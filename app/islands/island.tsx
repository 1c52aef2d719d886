import type { ComponentType } from 'react';

/** When an island is hydrated: on first interaction, when visible, when the browser is idle, at once. */
export type IslandMode = 'use' | 'visible' | 'idle' | 'load';

// Only the server renders islands this way; in the browser each is fetched when it is needed.
const islands: Record<string, ComponentType<{ id: string }>> = import.meta.env.SSR
  ? import.meta.glob<ComponentType<{ id: string }>>('./*.island.tsx', {
      eager: true,
      import: 'default',
    })
  : {};

/**
 * A part of a page that React hydrates in the browser. The server sends it as plain HTML, so that it works,
 * or at least reads well, without a script.
 *
 * The component is the default export of `<name>.island.tsx` in this folder. It takes `id` and derives the
 * ids of its elements from it: `useId` returns other ids in the browser, where each island is its own
 * root.
 * @param props the component's other props; values that survive JSON
 */
export function Island({
  name,
  props,
  id,
  on = 'use',
}: {
  name: string;
  props: object;
  id: string;
  on?: IslandMode;
}) {
  const Component = islands[`./${name}.island.tsx`];
  if (!Component) throw new Error(`there is no island named ${name}`);
  const all = { ...props, id };
  return (
    <div data-island={name} data-on={on} data-props={JSON.stringify(all)}>
      <Component {...all} />
    </div>
  );
}
