/** Why somebody asks for a time, in the order of the form. */
export const LEAD_REASONS = [
  'first-visit',
  'return',
  'glasses',
  'contact-lenses',
  'surgery',
  'dry-eye',
  'glaucoma',
  'urgent',
  'other',
] as const;
export type LeadReason = (typeof LEAD_REASONS)[number];

/** Whether a clinic has what a reason names. A request that comes all the same is taken: somebody calls. */
export function isReasonOffered(
  reason: LeadReason,
  { lenses, surgery }: { lenses: boolean; surgery: boolean },
): boolean {
  return (lenses || reason !== 'contact-lenses') && (surgery || reason !== 'surgery');
}

/** One page (A), or steps (B), which also ask for the insurance. */
export const LEAD_VARIANTS = ['A', 'B'] as const;
export type LeadVariant = (typeof LEAD_VARIANTS)[number];

export const LEAD_PATH = '/agendamento-otimizado';
export const LEAD_SENT_PATH = `${LEAD_PATH}/enviado`;

/** The steps of variant B, as addresses name them. */
export const LEAD_STEPS = ['motivo', 'contato', 'convenio'] as const;
export type LeadStep = (typeof LEAD_STEPS)[number];
export const STEP_PARAMETER = 'passo';

/** Names the one page with all questions of variant B, for browsers that keep no cookie. */
export const WHOLE_STEP = 'tudo';

/** Within how much opening time the front desk calls. */
export const ANSWER_OPENING_MINUTES = 240;

/** What was typed, unparsed. */
export type LeadFormValues = {
  reason: string;
  /** Whether who has an urgent reason has read what to do now. */
  hasReadUrgent: boolean;
  name: string;
  phone: string;
  payer: string;
  hasConsented: boolean;
};

export const NOTHING_TYPED: LeadFormValues = {
  reason: '',
  hasReadUrgent: false,
  name: '',
  phone: '',
  payer: '',
  hasConsented: false,
};

export function reasonOf(word: string): LeadReason | undefined {
  return LEAD_REASONS.find((reason) => reason === word);
}

/** The path of a step of variant B, without the language prefix. */
export function leadStepPath(step: LeadStep | typeof WHOLE_STEP): string {
  return step === 'motivo' ? LEAD_PATH : `${LEAD_PATH}?${STEP_PARAMETER}=${step}`;
}
