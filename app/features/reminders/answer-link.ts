/** In the address of the manage link: that it opens the question, and by which message somebody came. */
export const ANSWER_PARAMETER = 'confirmar';

const LETTERS = { mail: 'e', whatsapp: 'w', sms: 's' } as const;
export type LinkChannel = keyof typeof LETTERS;

/** The manage link that opens the question whether somebody comes. */
export function answerLink(manageUrl: string, channel: LinkChannel): string {
  return `${manageUrl}?${ANSWER_PARAMETER}=${LETTERS[channel]}`;
}

/** By which message somebody came; 'site' when the address does not say. */
export function channelOf(letter: string | null): LinkChannel | 'site' {
  if (letter === LETTERS.mail) return 'mail';
  if (letter === LETTERS.sms) return 'sms';
  return letter === LETTERS.whatsapp ? 'whatsapp' : 'site';
}

export function letterOf(channel: LinkChannel | 'site'): string {
  return channel === 'site' ? '' : LETTERS[channel];
}
