import { flagsOfRule, type PreparationRule, ruleOfFlags } from '#app/clinic/preparation-rule.ts';
import { type PreparationMessages, preparationMessages } from '#app/locales/preparation.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { ServiceText } from './service-text.ts';

type Subject = {
  /** Whether a sentence of the text is about it. */
  sign: RegExp;
  /** Whether two rules say the same. */
  isSame: (one: PreparationRule, other: PreparationRule) => boolean;
  /** The rule in words; null where it asks for nothing. */
  sentence: (rule: PreparationRule, words: PreparationMessages['rule']) => string | null;
};

/** What a rule may say otherwise than the text, in the order in which it is told. */
function subjectsIn(locale: Locale): readonly Subject[] {
  const isPortuguese = locale === 'pt-BR';
  return [
    {
      sign: isPortuguese ? /\bsem comer\b|\bjejum\b/i : /\bwithout eating\b|\bnot eat\b|\bfast/i,
      isSame: (one, other) => one.fastingHours === other.fastingHours,
      sentence: ({ fastingHours }, words) =>
        fastingHours > 0 ? words.fasting(fastingHours) : null,
    },
    {
      sign: isPortuguese ? /\bacompanhante\b|\bsem ele\b/i : /\bcompanion\b/i,
      isSame: (one, other) => one.companion === other.companion,
      sentence: ({ companion }, words) => (companion ? words.companion : null),
    },
    {
      sign: isPortuguese
        ? /\bdiri[gj]|\bdilat|\bcolírio que embaça/i
        : /\bdriv|\bdilat|\bdrops that blur/i,
      isSame: (one, other) =>
        one.dilates === other.dilates && one.dilationHours === other.dilationHours,
      sentence: ({ dilates, dilationHours }, words) => {
        if (dilates === 'never') return null;
        return dilates === 'always'
          ? words.alwaysDilates(dilationHours)
          : words.mayDilate(dilationHours);
      },
    },
    {
      sign: isPortuguese
        ? /(?:\bsem|\bpare|\btire|\bnão use)[^.]*\blentes\b|\blentes\b[^.]*\bpar(?:e|ar)\b|\bquantos dias\b/i
        : /(?:\bwithout|\bstop|\bremove|\bnot wear|\bno)\b[^.]*\blenses\b|\bhow many days\b/i,
      isSame: (one, other) =>
        one.softLensHours === other.softLensHours && one.rigidLensHours === other.rigidLensHours,
      sentence: ({ softLensHours, rigidLensHours }, words) =>
        softLensHours + rigidLensHours > 0 ? words.lensesOff(softLensHours, rigidLensHours) : null,
    },
  ];
}

/**
 * A service's text under the rule that staff have set on screen: of each subject in which the two differ, the text's
 * sentences go and the rule's stands first. Without a rule the text holds as it is.
 */
export function preparedText(
  text: ServiceText,
  settled: PreparationRule | undefined,
  locale: Locale,
): ServiceText {
  const writtenRule = ruleOfFlags(text.preparationFlags);
  if (!settled) return { ...text, preparationRule: writtenRule, writtenRule };
  const { rule: words } = preparationMessages[locale];
  const differing = subjectsIn(locale).filter(({ isSame }) => !isSame(settled, writtenRule));
  const told = differing.flatMap(({ sentence }) => sentence(settled, words) ?? []);
  const isOutdated = (sentence: string) => differing.some(({ sign }) => sign.test(sentence));
  const kept = text.preparation.flatMap((line) => {
    const sentences = line.split(/(?<=[.!?])\s+/).filter((sentence) => !isOutdated(sentence));
    return sentences.length > 0 ? [sentences.join(' ')] : [];
  });
  return {
    ...text,
    preparation: [...told, ...kept],
    preparationFlags: flagsOfRule(settled),
    preparationRule: settled,
    writtenRule,
  };
}
