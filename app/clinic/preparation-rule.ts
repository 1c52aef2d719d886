import { z } from 'zod';

/** Whether drops widen the pupils: not, sometimes, always. */
export const DILATES = ['never', 'may', 'always'] as const;

/** What each figure of a rule may be; the same as the checks of the table service_preparations. */
export const PREPARATION_LIMITS = {
  dilationHours: { min: 1, max: 72 },
  daylightMinutes: { min: 0, max: 240 },
  lensHours: { min: 0, max: 720 },
  fastingHours: { min: 0, max: 24 },
} as const;

const within = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);

export const preparationRule = z.strictObject({
  dilates: z.enum(DILATES),
  /** Whole hours after the appointment until one may drive. */
  dilationHours: within(PREPARATION_LIMITS.dilationHours),
  /**
   * Who goes home alone is first shown times that end so many minutes before sunset; null asks nobody how they come.
   */
  daylightMinutes: within(PREPARATION_LIMITS.daylightMinutes).nullable(),
  /** Whole hours without lenses before the appointment; 0 for none. */
  softLensHours: within(PREPARATION_LIMITS.lensHours),
  rigidLensHours: within(PREPARATION_LIMITS.lensHours),
  /** Whole hours without food before the appointment; 0 for none. */
  fastingHours: within(PREPARATION_LIMITS.fastingHours),
  /** Whether nothing is done without an adult who comes along. */
  companion: z.boolean(),
});

/** What a service asks of patients beforehand. */
export type PreparationRule = z.output<typeof preparationRule>;

/** The short form that a service's text has, and that mails and reminders act on. */
export type PreparationFlags = {
  companion: boolean;
  fastingHours: number;
  dilation: boolean;
  /** Where `dilation` is not only a possibility. */
  alwaysDilates?: boolean | undefined;
  lensesOffHours: number;
};

export const NO_FLAGS: PreparationFlags = {
  companion: false,
  fastingHours: 0,
  dilation: false,
  lensesOffHours: 0,
};

/** Eyes stay wide for four to six hours: the longest counts, because of driving. */
export const USUAL_DILATION_HOURS = 6;
/** Home and through the door, in a small town and by bus. */
export const USUAL_DAYLIGHT_MINUTES = 60;

/** The rule of a service for which nobody has set one: as its text says. */
export function ruleOfFlags(flags: PreparationFlags): PreparationRule {
  const { companion, fastingHours, dilation, alwaysDilates = false, lensesOffHours } = flags;
  const certain = alwaysDilates ? 'always' : 'may';
  return {
    dilates: dilation ? certain : 'never',
    dilationHours: USUAL_DILATION_HOURS,
    // Who must bring somebody does not go home alone, and who may have drops is not asked twice as much.
    daylightMinutes: dilation && alwaysDilates && !companion ? USUAL_DAYLIGHT_MINUTES : null,
    softLensHours: lensesOffHours,
    rigidLensHours: lensesOffHours,
    fastingHours,
    companion,
  };
}

/** The short form of a rule; of the lenses the longer wait, unless one knows which are worn. */
export function flagsOfRule(rule: PreparationRule): PreparationFlags {
  return {
    companion: rule.companion,
    fastingHours: rule.fastingHours,
    dilation: rule.dilates !== 'never',
    ...(rule.dilates === 'always' && { alwaysDilates: true }),
    lensesOffHours: Math.max(rule.softLensHours, rule.rigidLensHours),
  };
}

/** What several services ask together: of each figure the strictest. */
export function unitedRule(rules: readonly PreparationRule[]): PreparationRule {
  const most = (figure: (rule: PreparationRule) => number, of = rules) =>
    Math.max(0, ...of.map(figure));
  const dilating = rules.filter(({ dilates }) => dilates !== 'never');
  const asking = dilating.filter(({ daylightMinutes }) => daylightMinutes !== null);
  const certain = dilating.some(({ dilates }) => dilates === 'always') ? 'always' : 'may';
  return {
    dilates: dilating.length > 0 ? certain : 'never',
    dilationHours: most(({ dilationHours }) => dilationHours, dilating) || USUAL_DILATION_HOURS,
    daylightMinutes:
      asking.length > 0 ? most(({ daylightMinutes }) => daylightMinutes ?? 0, asking) : null,
    softLensHours: most(({ softLensHours }) => softLensHours),
    rigidLensHours: most(({ rigidLensHours }) => rigidLensHours),
    fastingHours: most(({ fastingHours }) => fastingHours),
    companion: rules.some(({ companion }) => companion),
  };
}

/** Whether patients are asked how they come and go. */
export function asksArrival({ dilates, daylightMinutes }: PreparationRule): boolean {
  return dilates !== 'never' && daylightMinutes !== null;
}

/** Whether patients are asked if they wear lenses. */
export function asksLenses({ softLensHours, rigidLensHours }: PreparationRule): boolean {
  return softLensHours > 0 || rigidLensHours > 0;
}
