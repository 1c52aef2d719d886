import { isFilledIn } from '#app/platform/browser/unsaved-form.ts';

/** What the text area says of itself, for the editor in its place to say too. */
export function attributesOf(area: HTMLTextAreaElement): Record<string, string> {
  const described = area.getAttribute('aria-describedby');
  const invalid = area.getAttribute('aria-invalid');
  const [label] = area.labels;
  if (label) label.id ||= `${area.id}-label`;
  return {
    id: `${area.id}-editor`,
    class: 'editor-words flow',
    role: 'textbox',
    'aria-multiline': 'true',
    lang: area.lang || 'pt-BR',
    ...(label && { 'aria-labelledby': label.id }),
    ...(described && { 'aria-describedby': described }),
    ...(invalid && { 'aria-invalid': invalid }),
  };
}

/** The label and the list of errors lead to the text area, which may be hidden behind the editor. */
export function leadHere(area: HTMLTextAreaElement, focus: () => void): void {
  const links = document.querySelectorAll(`a[href="#${CSS.escape(area.id)}"]`);
  for (const each of [...area.labels, ...links]) {
    each.addEventListener('click', (event) => {
      event.preventDefault();
      focus();
    });
  }
}

/** Asks before what was typed is lost with the page. */
export function warnOfLoss(form: HTMLFormElement | null): void {
  let isSent = false;
  form?.addEventListener('submit', () => {
    isSent = true;
  });
  window.addEventListener('pageshow', () => {
    isSent = false;
  });
  window.addEventListener('beforeunload', (event) => {
    if (form && !isSent && isFilledIn(form)) event.preventDefault();
  });
}
