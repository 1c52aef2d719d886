import { type DocumentKey, isSlug } from '#app/features/content/content-document.ts';
import { CONTENT_PATH } from '#app/features/content/content-paths.ts';

/** Where the page of a text tells what is typed, and hears who else has it open. */
export const DESK_PATH = `${CONTENT_PATH}/mesa`;

export const DESK_FIELDS = { text: 'texto', action: 'passo' } as const;

export const DESK_ACTIONS = { open: 'abrir', keep: 'guardar', leave: 'fechar' } as const;

/** What keeps a text from being published, at its field. */
export type Lack = { fieldId: string; message: string };

/** What the page of a text hears. */
export type DeskAnswer = {
  /** In words, when what is typed was kept. */
  saved: string;
  /** A sentence for each other person that has the text open, and for who saved it meanwhile. */
  others: readonly string[];
  /** As what is typed would be published; null when nothing new was typed. */
  lacks: readonly Lack[] | null;
};

/** A text at a desk, as the page names it: 'posts/pt-BR/catarata'; without an address it ends in '/'. */
export function deskName({ kind, locale, slug }: DocumentKey): string {
  return `${kind}/${locale}/${slug}`;
}

/** @returns null for what names no text */
export function deskKey(name: string): DocumentKey | null {
  const match = /^([a-z-]{1,40})\/(pt-BR|en-US)\/([a-z0-9-]*)$/.exec(name);
  if (!match) return null;
  const [, kind = '', language, slug = ''] = match;
  const locale = language === 'en-US' ? 'en-US' : 'pt-BR';
  return slug === '' || isSlug(slug) ? { kind, locale, slug } : null;
}
