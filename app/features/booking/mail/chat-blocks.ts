import { whatsappLinkWith } from '#app/clinic/whatsapp-link.ts';
import type { MailBlock } from '#app/platform/mail/mail-body.ts';

/** The link to a chat with the clinic, with its first words; nothing where the clinic has no WhatsApp. */
export function chatBlocks(
  link: string | undefined,
  { label, words }: { label: string; words: string },
): MailBlock[] {
  return link === undefined ? [] : [{ kind: 'link', label, url: whatsappLinkWith(link, words) }];
}
