const touched = new WeakSet<HTMLFormElement>();

/** Tracks from now on which forms have a changed field; a reset form counts as new. */
export function noteTouchedForms(page: Document): void {
  const note = ({ target, type }: Event) => {
    const form = target instanceof Element && target.closest('form');
    if (form) touched[type === 'input' ? 'add' : 'delete'](form);
  };
  page.addEventListener('input', note);
  page.addEventListener('reset', note);
}

export function isTouched(form: HTMLFormElement): boolean {
  return touched.has(form);
}
