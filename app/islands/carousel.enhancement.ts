/** Rounding of an engine, and less than any card. */
const NEAR_PX = 4;

/**
 * Makes a carousel's buttons scroll its row; at either end the button without effect is marked as
 * disabled.
 */
export default function carousel(element: HTMLElement): void {
  const row = element.querySelector<HTMLElement>('.carousel-row');
  const [back, on] = element.querySelectorAll<HTMLButtonElement>('.carousel-button');
  if (!row || !back || !on) return;

  /**
   * To a card's own place, for engines differ in where a distance ends: forward the first card that is not wholly in
   * sight, backward as far as keeps the first one in sight.
   */
  function leaf(isForward: boolean): void {
    if (!row) return;
    const cards = [...row.querySelectorAll<HTMLElement>(':scope > li')];
    const start = cards[0]?.offsetLeft ?? 0;
    const here = row.scrollLeft;
    const inSight = row.clientWidth - 2 * (start - row.offsetLeft);
    const placeOf = (card: HTMLElement) => card.offsetLeft - start;
    const next = isForward
      ? (cards.find((card) => {
          const isLater = placeOf(card) > here + NEAR_PX;
          return isLater && placeOf(card) + card.offsetWidth > here + inSight + NEAR_PX;
        }) ?? cards.at(-1))
      : cards.find((card) => placeOf(card) > here - inSight - NEAR_PX);
    if (next) row.scrollTo({ left: placeOf(next) });
  }

  function showEnds(): void {
    if (!row) return;
    const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
    back?.setAttribute('aria-disabled', String(row.scrollLeft < 2));
    on?.setAttribute('aria-disabled', String(rest < 2));
  }

  back.addEventListener('click', () => leaf(false));
  on.addEventListener('click', () => leaf(true));
  row.addEventListener('scroll', showEnds, { passive: true });
  showEnds();
}
