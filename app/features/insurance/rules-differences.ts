import { formatDate } from '#app/clinic/format-date.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { type PayerRules, serviceRuleOf } from '#app/scheduling/payers/payer-rules.ts';
import { coverageWords } from './coverage-words.ts';

const messages = staffInsurance.form;
const NOTHING = '—';

export type RuleNames = {
  serviceTitle: (slug: string) => string;
  personName: (slug: string) => string | undefined;
};

/** What differs between two versions of a payer's rules, in the words of their form. */
export function rulesDifferences(
  before: PayerRules,
  after: PayerRules,
  { serviceTitle, personName }: RuleNames,
): { where: string; before: string; after: string }[] {
  const words = (rules: PayerRules): readonly (readonly [where: string, said: string])[] => [
    [messages.from, rules.activeFrom ? formatDate(rules.activeFrom) : NOTHING],
    [messages.until, rules.activeUntil ? formatDate(rules.activeUntil) : NOTHING],
    ...rules.week.map(
      (part, day) => [staffSettings.weekdays[day] ?? '', messages.day[part]] as const,
    ),
    [messages.quota, rules.perDay === null ? NOTHING : String(rules.perDay)],
    [messages.bring, rules.bring?.['pt-BR'].join('; ') || NOTHING],
    [messages.bringEnglish, rules.bring?.['en-US'].join('; ') || NOTHING],
  ];
  const [was, now] = [words(before), words(after)];
  const services = new Set([...Object.keys(before.services), ...Object.keys(after.services)]);
  const covered = [...services].flatMap((slug) => {
    const [one, other] = [serviceRuleOf(before, slug), serviceRuleOf(after, slug)];
    if (isSame(one, other)) return [];
    const said = (rule: typeof one) => coverageWords(rule, (_people, each) => personName(each));
    return [{ where: serviceTitle(slug), before: said(one), after: said(other) }];
  });
  const others = now.flatMap(([where, said], at) => {
    const earlier = was[at]?.[1] ?? NOTHING;
    return earlier === said ? [] : [{ where, before: earlier, after: said }];
  });
  return [...others, ...covered];
}
