/** How people reach the clinic where its pages cannot help. */
export type Reach = {
  /** As people read it, '(35) 99555-0100'. */
  phone: string;
  hasWhatsapp: boolean;
};

/** @param clinic the record's, or what every page shows of it */
export function reachOf(clinic: {
  phone: { display: string };
  whatsapp: object | undefined;
}): Reach {
  return { phone: clinic.phone.display, hasWhatsapp: clinic.whatsapp !== undefined };
}

/** Within a sentence: 'use WhatsApp ou ligue para (35) 99555-0100', or 'ligue para …' where there is no WhatsApp. */
export function callWords({ phone, hasWhatsapp }: Reach): string {
  return `${hasWhatsapp ? 'use WhatsApp ou ' : ''}ligue para ${phone}`;
}

export function englishCallWords({ phone, hasWhatsapp }: Reach): string {
  return `${hasWhatsapp ? 'use WhatsApp or ' : ''}call ${phone}`;
}

/** The same as a sentence of its own, without its full stop. */
export function asSentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
