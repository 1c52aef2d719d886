import { describe, expect, test } from 'vitest';
import { type PreparationRule, ruleOfFlags } from '#app/clinic/preparation-rule.ts';
import { LOCALES } from '#app/platform/locale.ts';
import { testContents } from '#tests/contents.ts';
import { preparedText } from './prepared-text.ts';

const serviceOf = (slug: string, locale: 'pt-BR' | 'en-US' = 'pt-BR') => {
  const text = testContents[locale]?.services.find((each) => each.slug === slug);
  if (!text) throw new Error(`no text of ${slug}`);
  return text;
};
const settled = (slug: string, changes: Partial<PreparationRule>) => {
  const text = serviceOf(slug);
  const rule = { ...ruleOfFlags(text.preparationFlags), ...changes };
  return preparedText(text, rule, 'pt-BR');
};

test('a rule of two days takes the place of the text’s 24 hours; the rest stays', () => {
  const { preparation, preparationFlags } = settled('exames-de-refracao', {
    softLensHours: 48,
    rigidLensHours: 336,
  });
  expect(preparation).toEqual([
    'Fique sem lentes de contato antes do horário marcado: 2 dias sem as gelatinosas, 14 dias sem as rígidas.',
    'Venha com os seus óculos, mesmo que estejam velhos ou fracos.',
    'Traga a última receita e, se usa lentes, a caixa delas.',
  ]);
  expect(preparationFlags.lensesOffHours).toBe(336);
});

test('what a text leaves to the doctor is said once the doctor has set it', () => {
  const { preparation } = settled('topografia-corneana', { softLensHours: 48, rigidLensHours: 48 });
  expect(preparation).toEqual([
    'Fique 2 dias sem lentes de contato antes do horário marcado.',
    'Venha sem maquiagem nos olhos e traga os exames antigos.',
  ]);
});

test('a rule that takes something away takes its sentence along', () => {
  const { preparation } = settled('cirurgias-oftalmologicas', { fastingHours: 0 });
  expect(preparation.join(' ')).not.toMatch(/sem comer/);
  expect(preparation.join(' ')).toMatch(/até que hora pode beber água/);
  expect(settled('retinografia', { dilates: 'never' }).preparation.join(' ')).not.toMatch(/dirig/);
});

describe.each(LOCALES)('%s', (locale) => {
  const texts = testContents[locale]?.services ?? [];

  test('a rule that says what the text says changes no word', () => {
    for (const text of texts) {
      const rule = ruleOfFlags(text.preparationFlags);
      const { preparation, preparationFlags } = preparedText(text, rule, locale);
      expect([text.slug, preparation, preparationFlags]).toMatchObject([
        text.slug,
        text.preparation,
        { ...text.preparationFlags },
      ]);
    }
  });

  test('no text says twice, or otherwise, what a rule has changed', () => {
    for (const text of texts) {
      const rule: PreparationRule = {
        dilates: 'always',
        dilationHours: 7,
        daylightMinutes: null,
        softLensHours: 72,
        rigidLensHours: 72,
        fastingHours: 5,
        companion: true,
      };
      const words = preparedText(text, rule, locale).preparation.join(' ');
      expect([text.slug, words.match(/\b(?:8 hor|8 hours|24 hor|24 hours|4 a 6|4 to 6)/)]).toEqual([
        text.slug,
        null,
      ]);
    }
  });
});
