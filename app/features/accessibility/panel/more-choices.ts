import { SHORTCUT_LIST } from '#app/features/accessibility/aids/keyboard-aids.ts';
import { answer, makeButton } from '#app/features/accessibility/element.ts';
import { hasTranslator } from '#app/features/accessibility/libras/libras.ts';
import { settingsOfProfile } from '#app/features/accessibility/profiles.ts';
import { type Flag, PROFILES } from '#app/features/accessibility/settings.ts';
import { changeSettings } from '#app/features/accessibility/settings-store.ts';
import { currentShortcut, keepShortcut, SHORTCUTS } from '#app/features/accessibility/shortcut.ts';
import type { AccessibilityMessages } from '#app/locales/accessibility/panel.ts';
import { readingAidsMessages } from '#app/locales/accessibility/reading-aids.ts';
import { make } from '#app/platform/browser/make.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { type Control, stepControl, switchControl } from './controls.ts';
import { percent } from './main-choices.ts';

type Panel = {
  messages: AccessibilityMessages;
  tell: (words: string) => void;
  /** The reading mode of this page; undefined where there is nothing to read. */
  openReadingMode: (() => void) | undefined;
};

/** All other choices, folded by subject. */
export function moreChoices(panel: Panel): Control[] {
  const { groups } = panel.messages;
  const words = wordsOfSwitches(panel.messages);
  const switches = (...flags: (Flag & keyof typeof words)[]) =>
    flags.map((flag) => switchControl(flag, words[flag]));
  return [
    folded(groups.profiles, [profileChoices(panel)]),
    folded(groups.reading, [
      ...numbers(panel),
      ...switches(
        'dyslexiaMode',
        'highlightHeadings',
        'highlightLinks',
        'readingRuler',
        'adhdMode',
      ),
      ...readingMode(panel),
    ]),
    folded(groups.colours, switches('colorBlindMode', 'epilepsySafe')),
    folded(groups.sound, switches('ttsEnabled', 'muteMedia', 'libras')),
    folded(groups.keyboard, [
      ...switches('keyboardNav', 'virtualKeyboard'),
      shortcutChoice(panel),
      shortcutList(),
    ]),
  ];
}

/** Where nobody translates, the switch for Libras is one for captions. */
function wordsOfSwitches({ switches, captionsAlone }: AccessibilityMessages) {
  return hasTranslator() ? switches : { ...switches, libras: captionsAlone };
}

function folded(title: string, controls: readonly Control[]): Control {
  const element = make(
    'details',
    { class: 'disclosure' },
    make('summary', {}, title),
    make('div', { class: 'folded' }, ...controls.map((each) => each.element)),
  );
  return {
    element,
    update: (settings) => {
      for (const each of controls) each.update(settings);
    },
  };
}

function numbers({ messages: { steps, ends }, tell }: Panel): Control[] {
  return [
    stepControl('zoom', { ...steps.zoom, ends, shown: percent, tell }),
    stepControl('letterSpacing', { ...steps.letterSpacing, ends, shown: plain, tell }),
    stepControl('wordSpacing', { ...steps.wordSpacing, ends, shown: plain, tell }),
  ];
}

function plain(value: number): string {
  return value.toLocaleString(document.documentElement.lang);
}

function profileChoices({ messages, tell }: Panel): Control {
  const inUse = make('strong', {});
  const buttons = PROFILES.map((profile) => {
    const { name, note } = messages.profiles[profile];
    const button = makeButton(
      { class: 'profile' },
      () => {
        changeSettings(settingsOfProfile(profile));
        tell(`${messages.profile} ${name}`);
      },
      make('strong', {}, name),
      ' ',
      make('span', {}, note),
    );
    return { profile, button };
  });
  const element = make(
    'div',
    { class: 'profiles' },
    make('p', {}, messages.profilesLead),
    make('p', {}, `${messages.profile} `, inUse),
    make('ul', { class: 'profile-list' }, ...buttons.map(({ button }) => make('li', {}, button))),
  );
  return {
    element,
    update: ({ profile: current }) => {
      inUse.textContent = current === '' ? messages.noProfile : messages.profiles[current].name;
      for (const { profile, button } of buttons) button.ariaPressed = String(profile === current);
    },
  };
}

function readingMode({ messages, openReadingMode }: Panel): Control[] {
  if (!openReadingMode) return [];
  const button = makeButton(
    { class: 'button button-secondary' },
    openReadingMode,
    make('span', {}, messages.readingMode),
  );
  const element = make(
    'div',
    {},
    button,
    make('p', { class: 'field-hint' }, messages.readingModeNote),
  );
  return [{ element, update: () => undefined }];
}

function shortcutChoice({ messages }: Panel): Control {
  const id = 'acessibilidade-atalho';
  const select = make('select', { id });
  for (const each of SHORTCUTS)
    select.append(make('option', { value: each }, messages.shortcuts[each]));
  const show = () => {
    select.value = currentShortcut();
  };
  answer(select, 'change', () => {
    keepShortcut(select.value);
    show();
  });
  show();
  const element = make(
    'div',
    { class: 'field' },
    make('label', { for: id }, messages.shortcut),
    select,
  );
  return { element, update: () => undefined };
}

function shortcutList(): Control {
  const words = readingAidsMessages[localeOfPath(location.pathname)].shortcuts;
  const rows = SHORTCUT_LIST.map(({ keys, does }) =>
    make('div', {}, make('dt', {}, make('kbd', {}, keys)), make('dd', {}, words[does])),
  );
  const element = make(
    'div',
    {},
    make('dl', { class: 'shortcuts' }, ...rows),
    make('p', { class: 'field-hint' }, words.note),
  );
  return { element, update: () => undefined };
}
