/**
 * Takes away times that have passed since the page was made: it may come from this device's own memory, or have stood
 * in a tab for days.
 */
export default function pastTimes(): void {
  hidePast();
  for (const sign of ['visibilitychange', 'pageshow']) addEventListener(sign, hidePast, true);
}

function hidePast(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-starts-at]'))
    element.hidden = Date.parse(element.dataset.startsAt ?? '') <= Date.now();
}
