import type { Locale } from '#app/platform/locale.ts';
import { linkless } from '#app/platform/mail/mail-body.ts';

/** How people here are addressed, before the name. */
export const treatments = { dona: 'Dona', seu: 'Seu' } as const;

/** How reception addresses somebody, as staff have chosen it. */
export type Called = {
  treatment: keyof typeof treatments | null;
  /** The name they go by; empty for the first of their own. */
  knownAs: string;
};

/** 'Dona Cida', or the first name where nothing was chosen; in English the name alone. No part of it is a link. */
export function addressOf(name: string, called: Called | null | undefined, locale: Locale): string {
  const [first = ''] = linkless(name).split(' ');
  const own = linkless(called?.knownAs ?? '') || first;
  return called?.treatment && locale === 'pt-BR' ? `${treatments[called.treatment]} ${own}` : own;
}
