import { staffAgendaMove } from '#app/locales/pt-BR/staff/agenda-move.ts';

const texts = staffAgendaMove.confirm;

/** Asks once more before a visit is moved; Esc is a no. */
export function askBeforeMove({
  patient,
  from,
  to,
}: {
  patient: string;
  from: string;
  to: string;
}): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog';
  const title = element('h2', texts.title(patient));
  title.id = 'move-title';
  dialog.setAttribute('aria-labelledby', title.id);
  const buttons = element('div');
  buttons.className = 'button-row';
  const [yes, no] = [newButton(texts.submit, 'primary'), newButton(texts.keep, 'secondary')];
  buttons.append(yes, no);
  dialog.append(title, element('p', texts.text(from, to)), element('p', texts.mail), buttons);
  document.body.append(dialog);
  return new Promise((resolve) => {
    yes.addEventListener('click', () => dialog.close('yes'));
    no.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
    dialog.showModal();
    yes.focus();
  });
}

function newButton(words: string, look: 'primary' | 'secondary'): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `button button-${look}`;
  button.textContent = words;
  return button;
}

function element(name: 'h2' | 'p' | 'div', words = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = words;
  return made;
}
