/**
 * Makes a password visible on request. It is hidden again on submit, so that browsers recognize it as a
 * password.
 */
export default function passwordField(element: HTMLElement): void {
  const input = element.querySelector('input');
  const button = element.querySelector('button');
  const label = button?.querySelector('span');
  const status = element.querySelector<HTMLElement>('[role=status]');
  if (!input || !button || !label || !status) return;

  function show(isShown: boolean): void {
    if (!input || !button || !label || !status) return;
    input.type = isShown ? 'text' : 'password';
    label.textContent = (isShown ? button.dataset.hide : button.dataset.show) ?? '';
    status.textContent = (isShown ? status.dataset.shown : status.dataset.hidden) ?? '';
  }

  button.addEventListener('click', () => show(input.type === 'password'));
  input.form?.addEventListener('submit', () => {
    input.type = 'password';
  });
}
