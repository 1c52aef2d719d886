import type { WritingClinic } from '#app/clinic/mail-words/words-of-mail.ts';
import type { MailLook } from '#app/platform/mail/mail-body.ts';
import { type BrandColours, paletteOf } from './brand/brand-palette.ts';
import { OWN_COLOURS } from './brand/brand-tokens.ts';
import type { Brand } from './record/brand-fields.ts';

/** What a mail's look and words need of the clinic; without a brand it wears the site's own. */
export type MailedClinic = WritingClinic & {
  brand?: Pick<Brand, 'colours'> | undefined;
};

/** How the clinic's mails look: its name above, in its colours. */
export function mailLookOf(clinic: MailedClinic): MailLook {
  const colours = clinic.brand?.colours ?? OWN_COLOURS;
  return {
    name: clinic.displayName,
    light: mailColours(colours, 'light'),
    dark: mailColours(colours, 'dark'),
  };
}

function mailColours(colours: BrandColours, look: 'light' | 'dark'): MailLook['light'] {
  const palette = paletteOf(colours, look);
  return {
    paper: palette.paper,
    'paper-raised': palette['paper-raised'],
    ink: palette.ink,
    'ink-soft': palette['ink-soft'],
    line: palette.line,
    link: palette.link,
    action: palette.action,
    'on-action': palette['on-action'],
    band: palette.band,
    'on-band': palette['on-band'],
  };
}
