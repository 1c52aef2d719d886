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

/** What is left to choose from where no mail goes out. */
export const SILENT_CHOICES = ['all', 'none'] as const satisfies readonly Choice[];

type SilentWords = { yes: string; mailAlone: string };

/** What a choice means. @param silent the words for it where no mail goes out, which is promised nowhere then */
export function savedWords(
  choice: Choice,
  saved: Readonly<Record<Choice, string>>,
  silent: SilentWords | null,
): string {
  if (!silent || choice === 'none') return saved[choice];
  return choice === 'mail' ? silent.mailAlone : silent.yes;
}
