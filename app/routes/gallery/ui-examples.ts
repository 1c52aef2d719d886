import { isValidElement, type ReactElement } from 'react';

export type ComponentExamples = {
  /** The component's folder in app/ui. */
  component: string;
  examples: readonly { name: string; element: ReactElement }[];
};

const FILES = import.meta.glob<Record<string, unknown>>('/app/ui/*/examples.tsx', { eager: true });

/** What every app/ui/<component>/examples.tsx exports, by component. */
export const UI_EXAMPLES: readonly ComponentExamples[] = Object.entries(FILES)
  .map(([path, module]) => ({
    component: path.split('/').at(-2) ?? path,
    // Server modules list exports in source order, browser modules by name: sort by name in both.
    examples: Object.entries(module)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, element]) => (isValidElement(element) ? [{ name, element }] : [])),
  }))
  .sort((a, b) => (a.component < b.component ? -1 : 1));
