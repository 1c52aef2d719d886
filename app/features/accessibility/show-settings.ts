import { type AccessibilitySettings, NUMBERS } from './settings.ts';
import { SETTINGS_KEY } from './stored-keys.ts';

type Numbers = Record<string, readonly [number, number, number, number]>;

/**
 * Shows a record on the page: each switch that is on and the contrast as a word of `html[data-settings]`, each
 * number as a custom property. The style sheet does the rest. It also runs before the first paint, as the text of
 * an inline script, so it can use nothing from here.
 */
function show(text: string, numbers: Numbers): void {
  const { dataset, style } = document.documentElement;
  let record: Record<string, unknown> = {};
  try {
    record = Object(JSON.parse(text));
  } catch {}
  const words = Object.keys(record).filter((key) => record[key] === true);
  dataset.settings = [...words, `contrast-${record.contrast}`].join(' ');
  for (const key in numbers) {
    const [low, high, step, usual] = numbers[key] ?? [0, 0, 1, 0];
    const value = record[key];
    const inside = typeof value === 'number' ? Math.min(high, Math.max(low, value)) : usual;
    const name = key.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
    style.setProperty(`--${name}`, (Math.round(inside / step) * step).toFixed(2));
  }
}

export function showSettings(settings: AccessibilitySettings): void {
  show(JSON.stringify(settings), NUMBERS);
}

/** The script in the head of every page: shows what is stored, before the first paint. Without a record it does nothing. */
export const HEAD_SCRIPT = `try{let k=${JSON.stringify(SETTINGS_KEY)},t=sessionStorage.getItem(k)||localStorage.getItem(k);t&&(${show
  .toString()
  .replace(/\s+/g, ' ')})(t,${JSON.stringify(NUMBERS)})}catch{}`;
