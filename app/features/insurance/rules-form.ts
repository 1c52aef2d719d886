import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { formText } from '#app/platform/form-values.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import {
  DAY_PARTS,
  type DayPart,
  type PayerRules,
  type ServiceRule,
  serviceRuleOf,
} from '#app/scheduling/payers/payer-rules.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

/** A service as the form knows it: whom it may be done by, by slug. */
export type FormService = { slug: string; practitioners: readonly string[] };

export type ServiceValues = {
  isCovered: boolean;
  practitioners: readonly string[];
  perDay: string;
  needsApproval: boolean;
  approvalDays: string;
};

/** The form of a payer as it was typed. */
export type RulesValues = {
  de: string;
  ate: string;
  week: readonly DayPart[];
  quota: string;
  services: Readonly<Record<string, ServiceValues>>;
  trazer: string;
  bring: string;
};

type Wrong = 'day' | 'span' | 'quota' | 'practitioner' | 'days' | 'lines' | 'english';
export type RulesError = { field: string; wrong: Wrong };

const MOST_LINES = 12;
const LONGEST_LINE = 160;

/** Names of a service's fields. */
export function fieldsOf(slug: string) {
  return {
    covered: `cobre-${slug}`,
    practitioners: `quem-${slug}`,
    perDay: `quota-${slug}`,
    approval: `guia-${slug}`,
    days: `prazo-${slug}`,
  };
}

/** The form as it is first shown. */
export function rulesValues(rules: PayerRules, services: readonly FormService[]): RulesValues {
  return {
    de: rules.activeFrom ?? '',
    ate: rules.activeUntil ?? '',
    week: rules.week,
    quota: numberText(rules.perDay),
    services: Object.fromEntries(
      services.map(({ slug, practitioners }) => {
        const rule = serviceRuleOf(rules, slug);
        return [
          slug,
          {
            isCovered: rule.isCovered,
            practitioners: practitioners.filter(
              (each) => rule.practitioners?.includes(each) ?? true,
            ),
            perDay: numberText(rule.perDay),
            needsApproval: rule.needsApproval,
            approvalDays: rule.needsApproval ? String(rule.approvalDays) : '',
          },
        ];
      }),
    ),
    trazer: rules.bring?.['pt-BR'].join('\n') ?? '',
    bring: rules.bring?.['en-US'].join('\n') ?? '',
  };
}

function numberText(value: number | null): string {
  return value === null ? '' : String(value);
}

/** The form as it was sent. */
export function readRulesValues(form: FormData, services: readonly FormService[]): RulesValues {
  const text = (name: string, most = 20) => formText(form, name).trim().slice(0, most);
  return {
    de: text('de'),
    ate: text('ate'),
    week: Array.from(
      { length: 7 },
      (_, weekday) => DAY_PARTS.find((part) => part === text(`dia-${weekday}`)) ?? 'all',
    ),
    quota: text('quota'),
    services: Object.fromEntries(
      services.map(({ slug, practitioners }) => {
        const names = fieldsOf(slug);
        const chosen = form.getAll(names.practitioners);
        return [
          slug,
          {
            isCovered: form.has(names.covered),
            practitioners: practitioners.filter(
              // Where there is one alone the form does not ask.
              (each) => practitioners.length < 2 || chosen.includes(each),
            ),
            perDay: text(names.perDay),
            needsApproval: form.has(names.approval),
            approvalDays: text(names.days),
          },
        ];
      }),
    ),
    trazer: text('trazer', 4_000),
    bring: text('bring', 4_000),
  };
}

/** @param hasEnglish whether the site speaks English, and so needs both lists */
export function parseRules(
  values: RulesValues,
  { services, hasEnglish }: { services: readonly FormService[]; hasEnglish: boolean },
): Result<PayerRules, RulesError[]> {
  const errors: RulesError[] = [];
  const wrong = (field: string, what: Wrong) => {
    errors.push({ field, wrong: what });
    return null;
  };
  const day = (field: 'de' | 'ate') =>
    values[field] === '' || isCalendarDay(values[field])
      ? values[field] || null
      : wrong(field, 'day');
  const activeFrom = day('de');
  const activeUntil = day('ate');
  if (activeFrom && activeUntil && activeUntil < activeFrom) wrong('ate', 'span');
  const perDay = wholeIn(values.quota, 500, () => wrong('quota', 'quota'));
  const rules = services.flatMap((service): [string, ServiceRule][] => {
    const typed = values.services[service.slug];
    const rule = typed && parseService(service, typed, wrong);
    return rule ? [[service.slug, rule]] : [];
  });
  const bring = parseBring(values, hasEnglish, wrong);
  if (errors.length > 0) return refuse(errors);
  const week = [...values.week];
  return ok({ activeFrom, activeUntil, week, perDay, services: Object.fromEntries(rules), bring });
}

/** Null where the payer covers the service as it covers everything. */
function parseService(
  { slug, practitioners }: FormService,
  typed: ServiceValues,
  wrong: (field: string, what: Wrong) => null,
): ServiceRule | null {
  const names = fieldsOf(slug);
  const { isCovered, needsApproval } = typed;
  const isEverybody = typed.practitioners.length === practitioners.length;
  if (isCovered && !isEverybody && typed.practitioners.length === 0)
    wrong(names.practitioners, 'practitioner');
  const perDay = wholeIn(typed.perDay, 500, () => wrong(names.perDay, 'quota'));
  const days = needsApproval
    ? wholeIn(typed.approvalDays || '0', 90, () => wrong(names.days, 'days'))
    : 0;
  if (isCovered && isEverybody && perDay === null && !needsApproval) return null;
  return {
    isCovered,
    practitioners: isEverybody ? null : [...typed.practitioners],
    perDay,
    needsApproval,
    approvalDays: days ?? 0,
  };
}

/** Null for an empty field. */
function wholeIn(typed: string, most: number, wrong: () => null): number | null {
  if (typed === '') return null;
  return /^\d{1,3}$/.test(typed) && Number(typed) <= most ? Number(typed) : wrong();
}

function parseBring(
  { trazer, bring }: RulesValues,
  hasEnglish: boolean,
  wrong: (field: string, what: Wrong) => null,
): PayerRules['bring'] {
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  const [portuguese, english] = [lines(trazer), lines(bring)];
  const isLong = (list: readonly string[]) =>
    list.length > MOST_LINES || list.some((line) => line.length > LONGEST_LINE);
  if (isLong(portuguese)) return wrong('trazer', 'lines');
  if (isLong(english)) return wrong('bring', 'lines');
  if (portuguese.length === 0 && english.length === 0) return null;
  if (portuguese.length === 0) return wrong('trazer', 'english');
  if (hasEnglish && english.length === 0) return wrong('bring', 'english');
  return { 'pt-BR': portuguese, 'en-US': english };
}

/** Each with the name of its service, because all services have the same fields. */
export function ruleErrors(
  errors: readonly RulesError[],
  shown: readonly { slug: string; title: string }[],
): FieldError[] {
  return errors.map(({ field, wrong }) => {
    const service = shown.find(({ slug }) => Object.values(fieldsOf(slug)).includes(field));
    const message = staffInsurance.form.wrong[wrong];
    return { fieldId: field, message: service ? `${service.title}: ${message}` : message };
  });
}
