import { staffAgendaMove } from '#app/locales/pt-BR/staff/agenda-move.ts';

const messages = staffAgendaMove.confirm;

/** Asks for confirmation before an appointment is moved; Esc cancels. */
export function askBeforeMove({
  patient,
  from,
  to,
}: {
  patient: string;
  from: string;
  to: string;
}): Promise<boolean> {
  const { title, text, mail, submit, keep } = messages;
  return askFirst({ title: title(patient), lines: [text(from, to), mail], submit, keep });
}

/** Asks for confirmation before something is changed; Esc cancels. */
export function askFirst({
  title,
  lines,
  submit,
  keep,
}: {
  title: string;
  lines: readonly string[];
  submit: string;
  keep: string;
}): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog';
  const heading = element('h2', title);
  heading.id = 'move-title';
  dialog.setAttribute('aria-labelledby', heading.id);
  const buttons = element('div');
  buttons.className = 'button-row';
  const [yes, no] = [newButton(submit, 'primary'), newButton(keep, 'secondary')];
  buttons.append(yes, no);
  dialog.append(heading, ...lines.map((line) => element('p', line)), buttons);
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

export function newButton(label: string, look: 'primary' | 'secondary'): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `button button-${look}`;
  button.textContent = label;
  return button;
}

export function element(name: 'h2' | 'p' | 'div', label = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = label;
  return made;
}
