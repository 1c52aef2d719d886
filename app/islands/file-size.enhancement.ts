/**
 * Reports at once that a chosen file is too large, so that nobody waits for the upload or loses the rest
 * of the form. The server validates it as well.
 */
export default function fileSize(field: HTMLElement): void {
  const input = field.querySelector<HTMLInputElement>('input[type=file]');
  const { maxBytes, tooLarge } = field.dataset;
  if (!input || !maxBytes || !tooLarge) return;
  const told = document.createElement('p');
  told.className = 'field-error';
  told.setAttribute('role', 'alert');

  function validate(): void {
    if (!input) return;
    const isTooLarge = [...(input.files ?? [])].some(({ size }) => size > Number(maxBytes));
    told.remove();
    if (!isTooLarge) return;
    input.value = '';
    told.textContent = tooLarge ?? '';
    input.before(told);
  }

  input.addEventListener('change', validate);
  validate();
}
