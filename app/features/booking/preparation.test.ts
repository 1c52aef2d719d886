import { describe, expect, test } from 'vitest';
import { appointmentMailMessages } from '#app/locales/appointment-mail.ts';
import { LOCALES } from '#app/platform/locale.ts';
import { testContents } from '#tests/contents.ts';
import { preparationOf, preparationWarnings } from './preparation.ts';

const NONE = { companion: false, fastingHours: 0, dilation: false, lensesOffHours: 0 };

/** What a page may say once: how each subject is told, in any words. */
const SUBJECTS = {
  'pt-BR': [
    /sem comer|jejum/i,
    /acompanhante/i,
    /diri[gj]/i,
    /horas[^.]*lentes|lentes[^.]*horas/i,
    /com foto/i,
  ],
  'en-US': [
    /eat\b|eating/i,
    /companion\b(?! the)/i,
    /driv/i,
    /hours[^.]*lenses|lenses[^.]*hours/i,
    /photo id/i,
  ],
} as const;

describe.each(LOCALES)('%s', (locale) => {
  const { services, clinic } = testContents[locale] ?? testContents['pt-BR'];

  test('no page says the same preparation twice, whatever the service and whoever pays', () => {
    expect(services).toHaveLength(12);
    for (const service of services)
      for (const { bring } of clinic.payers) {
        const { important, ...told } = preparationOf({ ...service, bring }, locale);
        const items = [...important, ...told.preparation, ...told.bring];
        expect(new Set(items).size).toBe(items.length);
        for (const subject of SUBJECTS[locale]) {
          const said = items.filter((item) => subject.test(item));
          expect([service.slug, said.length <= 1 ? [] : said]).toEqual([service.slug, []]);
        }
      }
  });

  test('nothing that a flag warns of is lost', () => {
    const { warning } = appointmentMailMessages[locale];
    for (const { preparation, preparationFlags: flags } of services) {
      const { important } = preparationOf(
        { preparation, preparationFlags: flags, bring: [] },
        locale,
      );
      expect(important.length > 0).toBe(Object.values(flags).some(Boolean));
      const alone = { preparation: [], preparationFlags: flags, bring: [] };
      expect(preparationOf(alone, locale).important).toEqual(
        preparationWarnings(flags, { locale, warning }),
      );
    }
  });
});

test('a text that says another number is no reason to leave the flag’s out', () => {
  const preparation = ['Fique 6 horas sem comer.'];
  const preparationFlags = { ...NONE, fastingHours: 8 };
  const told = preparationOf({ preparation, preparationFlags, bring: [] }, 'pt-BR');
  expect(told.important).toEqual(['Fique 8 horas sem comer antes do horário marcado.']);
  expect(told.preparation).toEqual(preparation);
});

test('one sentence that says two things is said once', () => {
  const both = 'Venha com um acompanhante adulto, pois não será possível dirigir.';
  const preparationFlags = { ...NONE, companion: true, dilation: true };
  const told = preparationOf({ preparation: [both], preparationFlags, bring: [] }, 'pt-BR');
  expect(told).toEqual({ important: [both], preparation: [], bring: [] });
});
