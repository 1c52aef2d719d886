const touched = new WeakSet<HTMLFormElement>();

/** Notes from now on in which forms a field was changed; a form that is emptied counts as new. */
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
