import { attribute, type Element, elementsOf } from './page-html.ts';

type Page = { path: string; html: string };
/** What a browser without scripts sends: where to, and the fields. */
export type PlainForm = { action: string; fields: Record<string, string> };

/**
 * The form of a page with a field of this name, as somebody fills it in who ticks every box, takes the first of each
 * choice that is not made yet, and types what is given. Null where there is none.
 * @param typed by the name of a field; of a choice, the value that is taken
 */
export function plainForm(
  { path, html }: Page,
  name: string,
  typed: Readonly<Record<string, string>> = {},
): PlainForm | null {
  const form = elementsOf(html, 'form').find((each) =>
    fieldsOf(each, html).some(([own]) => own === name),
  );
  if (!form) return null;
  const { pathname, search } = new URL(attribute(form, 'action') ?? '', `https://here${path}`);
  const fields: Record<string, string> = {};
  for (const [own, element] of fieldsOf(form, html)) {
    const value = attribute(element, 'value') ?? '';
    if (!isChoice(element)) fields[own] = typed[own] ?? (isBox(element) ? value || 'on' : value);
    else if (isButton(element) && own !== name) continue;
    else if (isTaken(element, typed[own])) fields[own] = value;
    else fields[own] ??= value;
  }
  return { action: pathname + search, fields };
}

function isButton({ tagName }: Element): boolean {
  return tagName === 'button';
}

/** Whether it is the choice that was wanted, or the one that the page has made. */
function isTaken(element: Element, wanted: string | undefined): boolean {
  if (wanted !== undefined) return attribute(element, 'value') === wanted;
  return attribute(element, 'checked') !== undefined;
}

function isChoice(element: Element): boolean {
  return isButton(element) || attribute(element, 'type') === 'radio';
}

function isBox(element: Element): boolean {
  return attribute(element, 'type') === 'checkbox';
}

/** Fields with their names: those in a form, and those elsewhere that say they are its. */
function fieldsOf(form: Element, html: string): (readonly [string, Element])[] {
  const id = attribute(form, 'id');
  const kinds = ['input', 'textarea', 'select', 'button'];
  const inside = kinds.flatMap((kind) => elementsOf(form, kind));
  const outside = kinds
    .flatMap((kind) => elementsOf(html, kind))
    .filter((each) => id !== undefined && attribute(each, 'form') === id);
  return [...inside, ...outside].flatMap((element) => {
    const name = attribute(element, 'name');
    return name === undefined ? [] : [[name, element] as const];
  });
}
