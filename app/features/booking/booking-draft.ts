import { z } from 'zod';

export const FOR_WHOM = ['self', 'other', 'child'] as const;
export type ForWhom = (typeof FOR_WHOM)[number];

const text = z.string().max(200);

/** What the visitor has typed, as typed; it is judged again before booking. */
export const draftDetails = z.object({
  patientName: text,
  birthDay: text,
  birthMonth: text,
  birthYear: text,
  contactName: text,
  relation: text,
  phone: text,
  email: text,
});
export type DraftDetails = z.infer<typeof draftDetails>;

/** A booking that is being filled in, one question a screen. It grows step by step. */
export const bookingDraft = z.object({
  /** Idempotency key of the confirmation to come. */
  key: z.string(),
  service: z.string().optional(),
  /** A start chosen before the form began, RFC 3339; only a wish, nothing is held. */
  wish: z.string().optional(),
  forWhom: z.enum(FOR_WHOM).optional(),
  payer: z.string().optional(),
  /** RFC 3339. */
  startsAt: z.string().optional(),
  holdToken: z.string().optional(),
  details: draftDetails.optional(),
  /** Booked: nothing is left here but a session of the visit, for a second click on the button. */
  bookedSession: z.string().optional(),
});
export type BookingDraft = z.infer<typeof bookingDraft>;

export const STEPS = ['service', 'for-whom', 'payer', 'time', 'details', 'check'] as const;
export type Step = (typeof STEPS)[number];

export const STEP_PATHS = {
  service: '/agendamento',
  'for-whom': '/agendamento/para-quem',
  payer: '/agendamento/convenio',
  time: '/agendamento/horario',
  details: '/agendamento/dados',
  check: '/agendamento/conferir',
} satisfies Record<Step, string>;

export const DONE_PATH = '/agendamento/obrigado';

/** The first step that has no answer yet; 'check' when all have one. */
export function firstOpenStep(draft: BookingDraft): Step {
  if (!draft.service) return 'service';
  if (!draft.forWhom) return 'for-whom';
  if (!draft.payer) return 'payer';
  if (!draft.startsAt) return 'time';
  return draft.details ? 'check' : 'details';
}

/** Whether a visitor may see a step: all the steps before it are answered. */
export function isStepOpen(draft: BookingDraft, step: Step): boolean {
  return STEPS.indexOf(step) <= STEPS.indexOf(firstOpenStep(draft));
}

/** Where 'Voltar' leads. */
export function stepBefore(step: Step): Step | null {
  return STEPS[STEPS.indexOf(step) - 1] ?? null;
}
