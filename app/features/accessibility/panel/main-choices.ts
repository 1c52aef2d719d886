import { makeButton, makeDrawing } from '#app/features/accessibility/element.ts';
import { type AccessibilitySettings, CONTRASTS } from '#app/features/accessibility/settings.ts';
import { changeSettings, currentSettings } from '#app/features/accessibility/settings-store.ts';
import type { AccessibilityMessages } from '#app/locales/accessibility/panel.ts';
import { make } from '#app/platform/browser/make.ts';
import { type Control, stepControl } from './controls.ts';

const CONTRAST_DRAWING = 'M12 3v18m3-17.500v17M18 5.500v13M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0';
const SPACING_DRAWING = 'M3 6v12M21 6v12M7 12h10M9.500 9 6.500 12l3 3M14.500 9l3 3-3 3';
const STILL_DRAWING = 'M9 5v14M15 5v14';
const LISTEN_DRAWING =
  'M4 9.500v5h3.500l5 4v-13l-5 4ZM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11';

/** Spacing of letters and words, one after the other. */
const SPACINGS = { normal: [0, 0], wide: [1, 2], wider: [2, 4] } as const;

type Panel = {
  messages: AccessibilityMessages;
  /** Says a word to those who do not see it change. */
  tell: (words: string) => void;
  /** Reads the page, or stops. */
  listen: () => void;
};

/** The five choices that help most people, large and first. */
export function mainChoices(panel: Panel): Control[] {
  const { main, ends } = panel.messages;
  return [
    stepControl('fontScale', {
      name: main.letters,
      less: main.smaller,
      more: main.larger,
      ends,
      shown: percent,
      tell: panel.tell,
    }),
    contrastTile(panel),
    spacingTile(panel),
    stillTile(panel),
    listenTile(panel),
  ];
}

export function percent(value: number): string {
  return `${Math.round(value * 100)}%`;
}

/** A large button whose words say how things are. */
function tile(drawing: string, onPress: () => void) {
  const name = make('span', { class: 'tile-name' });
  const state = make('span', { class: 'tile-state' });
  const element = makeButton({ class: 'tile' }, onPress, makeDrawing(drawing), name, ' ', state);
  return { element, name, state };
}

/** Each press goes on to the next: normal, high, dark, inverted. */
function contrastTile({ messages: { main }, tell }: Panel): Control {
  const { element, name, state } = tile(CONTRAST_DRAWING, () => {
    const at = CONTRASTS.indexOf(currentSettings().contrast);
    const contrast = CONTRASTS[(at + 1) % CONTRASTS.length] ?? 'normal';
    changeSettings({ contrast });
    tell(`${main.contrast}: ${main.contrasts[contrast]}`);
  });
  name.textContent = main.contrast;
  return {
    element,
    update: ({ contrast }) => {
      state.textContent = main.contrasts[contrast];
      element.dataset.on = String(contrast !== 'normal');
    },
  };
}

function spacingTile({ messages: { main }, tell }: Panel): Control {
  const { element, name, state } = tile(SPACING_DRAWING, () => {
    const now = spacingOf(currentSettings());
    const next = now === 'normal' ? 'wide' : now === 'wide' ? 'wider' : 'normal';
    const [letterSpacing, wordSpacing] = SPACINGS[next];
    changeSettings({ letterSpacing, wordSpacing });
    tell(`${main.spacing}: ${main.spacings[next]}`);
  });
  name.textContent = main.spacing;
  return {
    element,
    update: (settings) => {
      const spacing = spacingOf(settings);
      state.textContent = main.spacings[spacing];
      element.dataset.on = String(spacing !== 'normal');
    },
  };
}

function spacingOf({ letterSpacing, wordSpacing }: AccessibilitySettings) {
  for (const each of ['normal', 'wide', 'wider'] as const) {
    const [letters, words] = SPACINGS[each];
    if (letters === letterSpacing && words === wordSpacing) return each;
  }
  return 'own';
}

function stillTile({ messages: { main, states } }: Panel): Control {
  const { element, name, state } = tile(STILL_DRAWING, () =>
    changeSettings({ pauseAnimations: !currentSettings().pauseAnimations }),
  );
  name.textContent = main.still;
  state.ariaHidden = 'true';
  return {
    element,
    update: ({ pauseAnimations: isOn }) => {
      state.textContent = isOn ? states.on : states.off;
      element.ariaPressed = String(isOn);
      element.dataset.on = String(isOn);
    },
  };
}

function listenTile({ messages: { main }, listen }: Panel): Control {
  const { element, name } = tile(LISTEN_DRAWING, listen);
  return {
    element,
    update: ({ ttsSpeaking }) => {
      name.textContent = ttsSpeaking ? main.stopListening : main.listen;
      element.dataset.on = String(ttsSpeaking);
    },
  };
}
