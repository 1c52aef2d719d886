/**
 * On the page of a payment: the button that copies the Pix code, and says so, and the one that prints. Without it
 * people select the text themselves and use the browser's menu.
 */
export default function payment(page: HTMLElement): void {
  const field = page.querySelector<HTMLTextAreaElement>('[data-copied] textarea');
  const status = page.querySelector<HTMLElement>('[data-copied] [role=status]');

  async function copy(): Promise<void> {
    if (!field || !status) return;
    const { copied = '', selected = '' } = status.parentElement?.dataset ?? {};
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      status.textContent = copied;
    } catch {
      // Not allowed in this browser: the text stays selected.
      status.textContent = selected;
    }
  }

  page.querySelector('[data-copied] button')?.addEventListener('click', () => void copy());
  field?.addEventListener('focus', () => field.select());
  page.querySelector('[data-print]')?.addEventListener('click', () => window.print());
}
