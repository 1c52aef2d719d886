const KEY = 'clareia.map';

/**
 * Remembers, for whoever has ticked it, that the interactive map may be shown without asking again. The tick is
 * consent to this one thing: it stays in this browser, and no other page reads it.
 */
export default function mapChoice(place: HTMLElement): void {
  const form = place.querySelector('form');
  if (form) askOrShow(form);
  const forget = place.querySelector<HTMLButtonElement>('[data-forget]');
  if (!forget) return;
  forget.hidden = !isRemembered();
  forget.addEventListener('click', () => {
    write(false);
    forget.hidden = true;
  });
}

function askOrShow(form: HTMLFormElement): void {
  form.addEventListener('submit', () => {
    write(form.querySelector<HTMLInputElement>('[name=lembrar]')?.checked === true);
  });
  if (!isRemembered() || cameBack()) return;
  const box = form.querySelector<HTMLInputElement>('[name=lembrar]');
  if (box) box.checked = true;
  form.requestSubmit();
}

/** Who goes back from the map, or closes it, wants the page without it. */
function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isBack = entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
  return isBack || document.referrer.split(/[?#]/)[0] === location.href.split(/[?#]/)[0];
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'shown';
  } catch {
    return false;
  }
}

function write(isShown: boolean): void {
  try {
    if (isShown) localStorage.setItem(KEY, 'shown');
    else localStorage.removeItem(KEY);
  } catch {
    // Private windows may refuse storage: the map is then asked for each time.
  }
}
