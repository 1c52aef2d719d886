/** Of which eyes an exam is done that is done for each eye. */
export const EYES = ['both', 'right', 'left'] as const;
export type Eyes = (typeof EYES)[number];

/** A service and, where it is done for each eye, of which; both unless said. */
export type WantedExam = { serviceSlug: string; eyes?: Eyes | undefined };

/** What somebody comes for: a service and, on the same coming, further ones. */
export type Wanted = WantedExam & {
  further?: readonly WantedExam[] | undefined;
  /** The house where all of it is done; without one, the main house. */
  branch?: string | null | undefined;
  /** Of one service alone: how long it takes, where that is not its usual length. */
  ownMinutes?: number | undefined;
};

/** More are too tiring for one coming. */
export const MAX_EXAMS = 4;

export function wantedExams({ serviceSlug, eyes, further = [] }: Wanted): WantedExam[] {
  return [{ serviceSlug, eyes }, ...further];
}

/** One service as it stands in the agenda: no others, no single eye. */
export function isPlain({ eyes, further = [] }: Wanted): boolean {
  return further.length === 0 && (eyes ?? 'both') === 'both';
}

/** As properties of a request; nothing where there is nothing to say. */
export function wishOf(exams: readonly WantedExam[]): Wanted | null {
  const [first, ...further] = exams;
  if (!first) return null;
  const { serviceSlug, eyes } = first;
  return { serviceSlug, ...(eyes && { eyes }), ...(further.length > 0 && { further }) };
}
