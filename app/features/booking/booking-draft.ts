import type { PreparationAnswers } from '#app/scheduling/preparation/preparation-answers.ts';

export const FOR_WHOM = ['self', 'other', 'child'] as const;
export type ForWhom = (typeof FOR_WHOM)[number];

/** For whom a visitor may book: without children where the clinic sees none. */
export function whomOf({ children }: { children: boolean }): readonly ForWhom[] {
  return FOR_WHOM.filter((each) => children || each !== 'child');
}

/** What the visitor typed, unparsed; validated again before booking. */
export type DraftDetails = {
  /** 'sim' where it was said that the patient is of age. */
  adult?: string | undefined;
  patientName: string;
  birth: string;
  contactName: string;
  relation: string;
  phone: string;
  email: string;
  /** For the front desk. */
  note?: string | undefined;
};

/** A booking that is being filled in. Grows screen by screen. */
export type BookingDraft = {
  /** Idempotency key for the confirmation. */
  key: string;
  /** Slug of the service, or the code of several exams (`exam-code.ts`). */
  service?: string | undefined;
  forWhom?: ForWhom | undefined;
  payer?: string | undefined;
  /** RFC 3339. */
  startsAt?: string | undefined;
  holdToken?: string | undefined;
  /** A hold that was offered: leaving the page keeps it. */
  keptToken?: string | undefined;
  /** The time was free, but the limits did not allow to hold it. */
  isUnheld?: boolean | undefined;
  /** Changes whenever a page asks for the hold, so that an older page that is left does not release it. */
  holdView?: string | undefined;
  details?: DraftDetails | undefined;
  /** About the preparation for `service`. */
  preparation?: PreparationAnswers | undefined;
  /** Code of a campaign, as typed or as it came with the address. */
  coupon?: string | undefined;
  /** The insurance card as it was typed, sealed. */
  card?: string | undefined;
  /** Token of the deposit that was asked for last. */
  deposit?: string | undefined;
  /** Set once booked, when the answers are cleared: the appointment's session, for a second click on the button. */
  bookedSession?: string | undefined;
};

export const STEPS = ['service', 'time', 'details', 'check'] as const;
export type Step = (typeof STEPS)[number];

export const STEP_PATHS = {
  service: '/agendamento',
  time: '/agendamento/horario',
  details: '/agendamento/dados',
  check: '/agendamento/conferir',
} satisfies Record<Step, string>;

/** Where several exams for one coming are chosen. */
export const EXAMS_PATH = '/agendamento/exames';

/** Where the house is chosen, in a clinic with several. */
const PLACE_PATH = '/agendamento/unidade';

export const DONE_PATH = '/agendamento/obrigado';

/** In an address of the journey, the service that was chosen on a page before it. */
export const SERVICE_PARAMETER = 'servico';
/** In an address of the journey, who pays: the id of a payer, said before the time is chosen. */
export const PAYER_PARAMETER = 'convenio';
/** In an address of the journey, the slot that was chosen on a page before it, RFC 3339. */
export const WISH_PARAMETER = 'inicio';

/** Where what is booked is chosen anew: several exams in their list, as they were ticked. */
export function choicePath(code: string | undefined, query: string): string {
  if (!code?.includes('~')) return `${STEP_PATHS.service}${query}`;
  const named = new URLSearchParams(query);
  named.set(SERVICE_PARAMETER, code);
  return `${EXAMS_PATH}?${named}`;
}

/** The first step without an answer; 'check' when all have one. */
export function firstOpenStep(draft: BookingDraft): Step {
  if (!draft.service) return 'service';
  if (!draft.startsAt) return 'time';
  return draft.forWhom && draft.payer && draft.details ? 'check' : 'details';
}

/** Where the house is chosen anew. */
export function placePath(code: string | undefined, query: string): string {
  const named = new URLSearchParams(query);
  if (code) named.set(SERVICE_PARAMETER, code);
  return `${PLACE_PATH}?${named}`;
}

/** Whether a visitor may see a step: all steps before it are answered. */
export function isStepOpen(draft: BookingDraft, step: Step): boolean {
  return STEPS.indexOf(step) <= STEPS.indexOf(firstOpenStep(draft));
}

/** Where 'Voltar' leads. */
export function stepBefore(step: Step): Step | null {
  return STEPS[STEPS.indexOf(step) - 1] ?? null;
}
