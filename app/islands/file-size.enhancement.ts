/**
 * Says at once that a chosen file is too large, so that nobody waits for it to be sent, or loses what was typed beside
 * it. The server judges all the same.
 */
export default function fileSize(field: HTMLElement): void {
  const input = field.querySelector<HTMLInputElement>('input[type=file]');
  const { maxBytes, tooLarge } = field.dataset;
  if (!input || !maxBytes || !tooLarge) return;
  const told = document.createElement('p');
  told.className = 'field-error';
  told.setAttribute('role', 'alert');

  function judge(): void {
    if (!input) return;
    const isTooLarge = [...(input.files ?? [])].some(({ size }) => size > Number(maxBytes));
    told.remove();
    if (!isTooLarge) return;
    input.value = '';
    told.textContent = tooLarge ?? '';
    input.before(told);
  }

  input.addEventListener('change', judge);
  judge();
}
