/** Share of the row that one press scrolls, so that the last visible card stays visible. */
const STEP = 0.8;

/**
 * Makes a carousel's buttons scroll its row; at either end the button without effect is marked as
 * disabled.
 */
export default function carousel(element: HTMLElement): void {
  const row = element.querySelector<HTMLElement>('.carousel-row');
  const [back, on] = element.querySelectorAll<HTMLButtonElement>('.carousel-button');
  if (!row || !back || !on) return;

  function showEnds(): void {
    if (!row) return;
    const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
    back?.setAttribute('aria-disabled', String(row.scrollLeft < 2));
    on?.setAttribute('aria-disabled', String(rest < 2));
  }

  back.addEventListener('click', () => row.scrollBy({ left: -STEP * row.clientWidth }));
  on.addEventListener('click', () => row.scrollBy({ left: STEP * row.clientWidth }));
  row.addEventListener('scroll', showEnds, { passive: true });
  showEnds();
}
