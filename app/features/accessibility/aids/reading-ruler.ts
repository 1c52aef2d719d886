import { addStyles } from '#app/features/accessibility/styles.ts';
import { make } from '#app/platform/browser/make.ts';
import { followReading } from './reading-line.ts';
import css from './reading-ruler.css?inline';

/** A band over the line that is read. It lies above all else, dialogs too, and lets every press through. */
export function startReadingRuler(): () => void {
  const removeStyles = addStyles(css);
  const ruler = make('div', {
    class: 'reading-ruler',
    popover: 'manual',
    'aria-hidden': 'true',
  });
  document.body.append(ruler);
  ruler.showPopover();
  const stopFollowing = followReading(({ middle, height }) => {
    ruler.style.setProperty('--line', `${Math.round(height)}px`);
    ruler.style.translate = `0 calc(${Math.round(middle)}px - 50%)`;
  });
  const stopRaising = keepOnTop(ruler);
  return () => {
    stopRaising();
    stopFollowing();
    ruler.remove();
    removeStyles();
  };
}

/** What is opened later lies above what was opened before: the ruler is opened once more. */
function keepOnTop(ruler: HTMLElement): () => void {
  const raise = () => {
    ruler.hidePopover();
    ruler.showPopover();
  };
  const onToggle = ({ target }: Event) => {
    if (target !== ruler && target instanceof Element && target.matches('[popover]')) raise();
  };
  document.addEventListener('toggle', onToggle, { capture: true });
  const opened = new MutationObserver((changes) => {
    if (changes.some(({ target }) => target instanceof HTMLDialogElement)) raise();
  });
  opened.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return () => {
    document.removeEventListener('toggle', onToggle, { capture: true });
    opened.disconnect();
  };
}
