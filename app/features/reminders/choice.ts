/** By what somebody wants to be reminded. */
export const CHOICES = ['all', 'mail', 'whatsapp', 'none'] as const;
export type Choice = (typeof CHOICES)[number];

type Ways = { byMail: boolean; byWhatsapp: boolean };

export const WAYS: Readonly<Record<Choice, Ways>> = {
  all: { byMail: true, byWhatsapp: true },
  mail: { byMail: true, byWhatsapp: false },
  whatsapp: { byMail: false, byWhatsapp: true },
  none: { byMail: false, byWhatsapp: false },
};

export function choiceOf({ byMail, byWhatsapp }: Ways): Choice {
  if (byMail) return byWhatsapp ? 'all' : 'mail';
  return byWhatsapp ? 'whatsapp' : 'none';
}
