/** What has become of a part. */
export type Patched = {
  /** Rows and cells that came, went or say something else, by their ids. */
  changed: Set<string>;
  /** Whether something stays as it was, because somebody is filling it in. */
  isHeld: boolean;
};

/** What scripts or visitors have set since, and the server knows nothing of. */
const OWN_ATTRIBUTES = new Set(['role', 'tabindex', 'open', 'data-ready']);
/** A script writes in it. */
const KEPT = '[data-keep]';
const ROWS = 'li[id], .cal-events > [id]';

/**
 * Makes a part of the page what its new version is, touching only what differs: the element with the focus, what is
 * selected, opened or scrolled stay where they are.
 */
export function patchPart(live: Element, next: Element): Patched {
  const patched: Patched = { changed: new Set(), isHeld: false };
  patch(live, next, patched);
  return patched;
}

function patch(live: Element, next: Element, patched: Patched): void {
  if (live.matches(KEPT) || live.isEqualNode(next)) return;
  if (live.matches('li, form, [data-key]') && holdsTyping(live)) {
    patched.isHeld = true;
    return;
  }
  const before = live.matches(ROWS) ? live.textContent : null;
  patchAttributes(live, next);
  patchChildren(live, next, patched);
  if (before !== null && before !== live.textContent) patched.changed.add(live.id);
}

function patchAttributes(live: Element, next: Element): void {
  for (const { name } of [...live.attributes])
    if (!next.hasAttribute(name) && !OWN_ATTRIBUTES.has(name)) live.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (!OWN_ATTRIBUTES.has(name) && live.getAttribute(name) !== value)
      live.setAttribute(name, value);
}

function patchChildren(live: Element, next: Element, patched: Patched): void {
  const old = [...live.childNodes];
  const fresh = [...next.childNodes];
  const plan = matchChildren(old.map(keyOf), fresh.map(keyOf));
  const reused = new Set(plan);
  for (const [index, node] of old.entries()) if (!reused.has(index)) remove(node, patched);
  let place = live.firstChild;
  for (const [index, node] of fresh.entries()) {
    const known = old[plan[index] ?? -1];
    const mine = known ?? document.importNode(node, true);
    if (mine === place) place = place.nextSibling;
    else live.insertBefore(mine, place);
    if (!known) note(mine, patched);
    else if (known instanceof Element && node instanceof Element) patch(known, node, patched);
    else if (known.nodeValue !== node.nodeValue) known.nodeValue = node.nodeValue;
  }
}

function remove(node: ChildNode, patched: Patched): void {
  if (node instanceof Element) {
    if (node.matches(KEPT)) return;
    if (holdsTyping(node)) {
      patched.isHeld = true;
      return;
    }
  }
  note(node, patched);
  node.remove();
}

/** Notes the rows of what came or went. */
function note(node: Node, { changed }: Patched): void {
  if (!(node instanceof Element)) return;
  for (const row of [node, ...node.querySelectorAll(ROWS)])
    if (row.matches(ROWS) || (row.tagName === 'LI' && row.id !== '')) changed.add(row.id);
}

/** What is the same thing before and after. */
function keyOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeName;
  const tag = node.tagName;
  if (node.id !== '') return `${tag}#${node.id}`;
  const own = ['data-key', 'data-keep', 'href', 'value', 'name'].flatMap((name) => {
    // A hidden field is the same with another value, a button with another value is another button.
    if (name === 'value' && tag !== 'BUTTON') return [];
    return node.getAttribute(name) ?? [];
  });
  return [tag, ...own].join(' ');
}

/** Whether somebody is filling in a form in it, or has left one half done. */
function holdsTyping(part: Element): boolean {
  const fields = part.querySelectorAll('input:not([type=hidden]), textarea, select');
  return [...fields].some((field) => field === document.activeElement || isDirty(field));
}

function isDirty(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((each) => each.selected !== each.defaultSelected);
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return false;
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}

/**
 * Which of the old parts stands for each new one: the first of the same key that no other has taken.
 * @returns an index of `old` for each of `next`; null where it is new
 */
export function matchChildren(old: readonly string[], next: readonly string[]): (number | null)[] {
  const left = new Map<string, number[]>();
  for (const [index, key] of old.entries()) {
    const same = left.get(key) ?? [];
    same.push(index);
    left.set(key, same);
  }
  return next.map((key) => left.get(key)?.shift() ?? null);
}
