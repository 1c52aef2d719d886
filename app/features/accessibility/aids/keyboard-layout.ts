/** Accents that wait for the next letter, each with the combining sign that does the work. */
const ACCENTS = {
  '´': '\u0301',
  '`': '\u0300',
  '~': '\u0303',
  '^': '\u0302',
  '¨': '\u0308',
} as const;
type Accent = keyof typeof ACCENTS;

const ACTIONS = [
  'shift',
  'backspace',
  'left',
  'right',
  'next',
  'enter',
  'signs',
  'letters',
  'hide',
] as const;
export type Action = (typeof ACTIONS)[number];

export type Layout = 'letters' | 'email' | 'number' | 'signs';
/** What a key does: an action, an accent, or what it types; and how many columns it takes. */
export type Key = { name: string; span: number };

const DIGITS = '1 2 3 4 5 6 7 8 9 0 backspace:2';
const LAST = 'left right space:2 next enter hide';
/** A row a line, keys with spaces between; in twelve columns as on Brazilian keyboards, or by the alphabet in seven. */
const WIDE = {
  letters: [
    DIGITS,
    'q w e r t y u i o p ´ `',
    'a s d f g h j k l ç ~ ^',
    'shift z x c v b n m , . - ¨',
    'signs:2 @ left right space:3 next enter:2 hide',
  ],
  email: [
    DIGITS,
    'q w e r t y u i o p @:2',
    'a s d f g h j k l - _ +',
    'z x c v b n m . .com:2 .com.br:2',
    'signs:2 left:2 right:2 next:2 enter:3 hide',
  ],
  signs: [
    DIGITS,
    '@ . , - _ / ? ! : ; \' "',
    '( ) + = % # & * $ º ª €',
    'letters:2 left right space:4 next enter:2 hide',
  ],
};
const NARROW = {
  letters: [
    'a b c d e f g',
    'h i j k l m n',
    'o p q r s t u',
    'v w x y z ç backspace',
    'shift ´ ^ ~ ` ¨ signs',
    LAST,
  ],
  email: [
    'a b c d e f g',
    'h i j k l m n',
    'o p q r s t u',
    'v w x y z _ backspace',
    '@ . - .com:2 .com.br:2',
    'left right signs:2 next enter hide',
  ],
  signs: [
    '1 2 3 4 5 6 7',
    '8 9 0 @ . , -',
    "_ / ? ! : ; '",
    '" ( ) + = % backspace',
    '# & * $ º ª letters',
    LAST,
  ],
};
const NUMBER = [
  '1 2 3 backspace hide',
  '4 5 6 left right',
  '7 8 9 / -',
  ', 0 . + letters',
  'next:2 space enter:2',
];

/** The rows of keys; all rows of a layout are as wide. */
export function rowsOf(layout: Layout, isWide: boolean): Key[][] {
  const rows = layout === 'number' ? NUMBER : (isWide ? WIDE : NARROW)[layout];
  return rows.map((row) =>
    row.split(' ').map((word) => {
      const [, name = '', span = '1'] = /^(.+?)(?::(\d))?$/.exec(word) ?? [];
      return { name: name === 'space' ? ' ' : name, span: Number(span) };
    }),
  );
}

export type KeyState = { shift: 'off' | 'once' | 'locked'; accent: Accent | null };
export const NOTHING_PRESSED: KeyState = { shift: 'off', accent: null };

export function isAction(name: string): name is Action {
  return ACTIONS.some((action) => action === name);
}

function isAccent(name: string): name is Accent {
  return name in ACCENTS;
}

/** What a key of letters or signs would type now. */
export function shownOn(name: string, { shift, accent }: KeyState): string {
  if (isAction(name) || isAccent(name)) return name;
  const letter = shift === 'off' || name.length > 1 ? name : name.toUpperCase();
  if (!accent || !/^[aeioucn]$/.test(name)) return letter;
  const composed = (letter + ACCENTS[accent]).normalize('NFC');
  return composed.length === 1 ? composed : letter;
}

/**
 * Presses a key that types. An accent waits for a letter that can bear it; before another sign it is typed by
 * itself, and with the space or itself after it, alone. Capitals are for one letter, or until pressed thrice.
 */
export function pressKey(name: string, state: KeyState): { state: KeyState; text: string } {
  const { shift, accent } = state;
  if (isAccent(name)) {
    if (accent === name) return { state: { shift, accent: null }, text: name };
    return { state: { shift, accent: name }, text: accent ?? '' };
  }
  const plain = shownOn(name, { shift, accent: null });
  const shown = shownOn(name, state);
  const isAlone = accent !== null && name === ' ';
  const text = accent === null || shown !== plain ? shown : isAlone ? accent : accent + plain;
  const used = shift === 'once' && plain !== name ? 'off' : shift;
  return { state: { shift: used, accent: null }, text };
}

/** Capitals for one letter, then for all, then for none. */
export function pressShift({ shift, accent }: KeyState): KeyState {
  const next = { off: 'once', once: 'locked', locked: 'off' } as const;
  return { shift: next[shift], accent };
}

type FieldKind = { type: string; inputMode: string };

/** The keys that a field asks for by its kind. */
export function layoutOf({ type, inputMode }: FieldKind): Layout {
  const asked = inputMode || type;
  if (['numeric', 'decimal', 'tel', 'number'].includes(asked)) return 'number';
  return ['email', 'url'].includes(asked) ? 'email' : 'letters';
}
