import { canRead, startReadingMode } from '#app/features/accessibility/aids/reading-mode.ts';
import {
  answer,
  keepUnheard,
  makeButton,
  makeDrawing,
} from '#app/features/accessibility/element.ts';
import {
  changeSettings,
  currentSettings,
  isRemembered,
  onSettings,
  restoreSettings,
} from '#app/features/accessibility/settings-store.ts';
import { toggleSpeech } from '#app/features/accessibility/speech/speech.ts';
import { addStyles } from '#app/features/accessibility/styles.ts';
import {
  type AccessibilityMessages,
  accessibilityMessages,
} from '#app/locales/accessibility/panel.ts';
import { make } from '#app/platform/browser/make.ts';
import { localeOfPath, localPath } from '#app/platform/locale.ts';
import type { Control } from './controls.ts';
import { mainChoices } from './main-choices.ts';
import { moreChoices } from './more-choices.ts';
import css from './panel.css?inline';

const PANEL_ID = 'opcoes-de-acessibilidade';
const CLOSE_DRAWING = 'M6 6l12 12M18 6 6 18';

let panel: HTMLDialogElement | undefined;

/** Opens the panel, or closes it. */
export function togglePanel(): void {
  panel ??= draw();
  if (panel.open) panel.close();
  else panel.showModal();
}

function draw(): HTMLDialogElement {
  addStyles(css);
  const messages = accessibilityMessages[localeOfPath(location.pathname)];
  const status = make('p', { role: 'status', class: 'visually-hidden' });
  // The same words again, as of a number at its end, would not be told.
  const tell = (words: string) => {
    status.textContent = status.textContent === words ? `${words}\u00A0` : words;
  };
  const dialog = make('dialog', {
    id: PANEL_ID,
    class: 'dialog accessibility-panel',
    'aria-labelledby': `${PANEL_ID}-titulo`,
  });
  const close = () => dialog.close();
  const main = mainChoices({
    messages,
    tell,
    listen() {
      close();
      changeSettings({ ttsEnabled: true });
      toggleSpeech();
    },
  });
  const openReadingMode = () => {
    close();
    startReadingMode();
  };
  const more = moreChoices({
    messages,
    tell,
    openReadingMode: canRead() ? openReadingMode : undefined,
  });
  const remember = rememberChoice(messages);
  dialog.append(
    head(messages, close),
    make('p', {}, messages.lead),
    make('div', { class: 'tiles' }, ...main.map(({ element }) => element)),
    make('h3', {}, messages.more),
    ...more.map(({ element }) => element),
    remember.element,
    foot(messages, tell),
    status,
  );
  keepUnheard(dialog);
  const controls: Control[] = [...main, ...more, remember];
  const update = () => {
    for (const each of controls) each.update(currentSettings());
  };
  onSettings(update);
  update();
  document.body.append(dialog);
  return dialog;
}

function head(messages: AccessibilityMessages, close: () => void): HTMLElement {
  return make(
    'div',
    { class: 'dialog-head' },
    make('h2', { id: `${PANEL_ID}-titulo` }, messages.name),
    makeButton(
      { class: 'dialog-close' },
      close,
      makeDrawing(CLOSE_DRAWING),
      make('span', { class: 'visually-hidden' }, messages.close),
    ),
  );
}

function foot(messages: AccessibilityMessages, tell: (words: string) => void): HTMLElement {
  const restore = () => {
    restoreSettings();
    tell(messages.restored);
  };
  const statement = localPath(localeOfPath(location.pathname), '/acessibilidade');
  return make(
    'div',
    { class: 'button-row' },
    makeButton({ class: 'button button-secondary' }, restore, make('span', {}, messages.restore)),
    make('a', { href: statement }, messages.statement),
  );
}

/** Whether the device remembers: the same answer as in the privacy preferences, whose script keeps it. */
function rememberChoice(messages: AccessibilityMessages): Control {
  const id = 'acessibilidade-lembrar';
  const box = make('input', { type: 'checkbox', id, 'aria-describedby': `${id}-nota` });
  answer(box, 'change', () => {
    document.dispatchEvent(new CustomEvent('remember-settings', { detail: box.checked }));
  });
  const element = make(
    'div',
    { class: 'choice' },
    box,
    make('label', { for: id }, messages.remember),
    make('p', { class: 'field-hint', id: `${id}-nota` }, messages.rememberNote),
  );
  return {
    element,
    update: () => {
      box.checked = isRemembered();
    },
  };
}
