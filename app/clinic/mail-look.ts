import type { MailLook } from '#app/platform/mail/mail-body.ts';

/** Colours of app/styles/tokens.css by day and by night; a mail brings its own style sheet. */
export const MAIL_COLOURS = {
  light: {
    paper: '#fbf5ea',
    'paper-raised': '#fffdf8',
    ink: '#12302f',
    'ink-soft': '#2c4946',
    line: '#d8c8ac',
    link: '#0c4a47',
    action: '#852d0f',
    'on-action': '#fffaf2',
    band: '#123f3c',
    'on-band': '#fdf3e0',
  },
  dark: {
    paper: '#0c1f24',
    'paper-raised': '#132d33',
    ink: '#f8ecd8',
    'ink-soft': '#d6cdbb',
    line: '#2f4b51',
    link: '#ffd391',
    action: '#f6b75c',
    'on-action': '#1c1203',
    band: '#123436',
    'on-band': '#fdf3e0',
  },
} as const;

/** How the clinic's mails look: its name above, in its colours. */
export function mailLookOf({ displayName }: { displayName: string }): MailLook {
  return { name: displayName, ...MAIL_COLOURS };
}
