import { staffReminders } from '#app/locales/pt-BR/staff/reminders.ts';

/** Of the forms on the appointment's page. */
export const ANSWER_FIELDS = { answer: 'vem', sequence: 'sequencia' } as const;
/** Of the form that keeps an appointment with nobody there. */
export const KEEP_FIELDS = { reasons: 'manter', day: 'dia' } as const;

/** What came of it, in the address of the list: kept, or something still holds the reminders. */
export const KEPT_IN_ADDRESS = { kept: 'mantido', still: 'mudou' } as const;

const { why } = staffReminders.keep;

/** The reasons of a form, none to hold back again; null where it is another form, or says nothing we wrote. */
export function seenReasonsOf(form: FormData): string[] | null {
  const typed = form.get(KEEP_FIELDS.reasons);
  if (typeof typed !== 'string') return null;
  const reasons = typed === '' ? [] : typed.split(' ');
  return reasons.every((each) => /^(?:c\d{1,9}|p\d{1,9}(?:\.\d{1,9})?)$/.test(each))
    ? reasons
    : null;
}

/** Why nobody is there, in words, each once, without a period: 'há um bloqueio nesse horário'. */
export function absenceWords(reasons: readonly string[]): string {
  const words = reasons.map((each) => (each.startsWith('c') ? why.closed : why.gone));
  return [...new Set(words)].join(staffReminders.keep.and);
}
