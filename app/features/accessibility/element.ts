import { make } from '#app/platform/browser/make.ts';

/** What the aids and the panel hear. */
const HEARD = ['click', 'change', 'input'] as const;
type Heard = (typeof HEARD)[number];

const answers = new WeakMap<Element, Partial<Record<Heard, () => void>>>();

/** What follows when something of a place that is kept unheard is pressed or changed. */
export function answer(element: Element, heard: Heard, act: () => void): void {
  answers.set(element, { ...answers.get(element), [heard]: act });
}

/**
 * Answers what happens in a place before all other listeners, and for none of them: what somebody needs in order to
 * read says something of their health, and the scripts of others listen to the whole window.
 * @returns ends it
 */
export function keepUnheard(place: Element): () => void {
  const stopped = new AbortController();
  for (const heard of HEARD)
    addEventListener(
      heard,
      (event) => {
        const { target } = event;
        if (!(target instanceof Element) || !place.contains(target)) return;
        event.stopImmediatePropagation();
        const asked = heard === 'click' ? target.closest('button') : target;
        if (asked) answers.get(asked)?.[heard]?.();
      },
      { capture: true, signal: stopped.signal },
    );
  return () => stopped.abort();
}

/** A button that submits nothing, for a place that is kept unheard. */
export function makeButton(
  attributes: Record<string, string>,
  onPress: () => void,
  ...children: (Node | string)[]
): HTMLButtonElement {
  const button = make('button', { type: 'button', ...attributes }, ...children);
  answer(button, 'click', onPress);
  return button;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A line drawing on a square of 24 units. Decoration: the words beside it say the same. */
export function makeDrawing(path: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const line = document.createElementNS(SVG, 'path');
  for (const [name, value] of Object.entries({
    class: 'icon',
    viewBox: '0 0 24 24',
    width: '24',
    height: '24',
    'aria-hidden': 'true',
  }))
    svg.setAttribute(name, value);
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}
