/** How much of the row a press goes on, so that the last card seen is seen again. */
const STEP = 0.8;

/** Lets the buttons of a carousel leaf through its row; at an end the one that leads no further says so. */
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
