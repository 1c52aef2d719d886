import { describe, expect, test } from 'vitest';
import { flagsOfRule, type PreparationFlags, ruleOfFlags } from '#app/clinic/preparation-rule.ts';
import { LOCALES } from '#app/platform/locale.ts';
import type { PreparationAnswers } from '#app/scheduling/preparation/preparation-answers.ts';
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
    for (const { preparation, preparationFlags: flags } of services) {
      const { important } = preparationOf(
        { preparation, preparationFlags: flags, bring: [] },
        locale,
      );
      expect(important.length > 0).toBe(Object.values(flags).some(Boolean));
      const alone = { preparation: [], preparationFlags: flags, bring: [] };
      expect(preparationOf(alone, locale).important).toEqual(
        preparationWarnings({ preparationFlags: flags }, locale),
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

test('what the payer wants is kept where the service only asks for it if there is any', () => {
  const toldFor = (line: string, item: string, locale: 'pt-BR' | 'en-US') =>
    preparationOf({ preparation: [line], preparationFlags: NONE, bring: [item] }, locale).bring;
  const request = 'Pedido médico, se for fazer exame';
  const lax = 'Traga os exames antigos e o pedido médico, se tiver.';
  expect(toldFor(lax, request, 'pt-BR')).toEqual([request]);
  expect(toldFor('Traga o pedido médico.', request, 'pt-BR')).toEqual([]);
  const english = 'The doctor’s request, if you come for an exam';
  const lines = 'Bring past exam results and the doctor’s request, if you have them.';
  expect(toldFor(lines, english, 'en-US')).toEqual([english]);
});

test.each(LOCALES)(
  'in %s one is told once how long not to drive, and once when one may',
  (locale) => {
    const preparationFlags = { ...NONE, dilation: true, alwaysDilates: true };
    const line = {
      'pt-BR': 'Não dirija por 4 a 6 horas depois do exame.',
      'en-US': 'Do not drive for 4 to 6 hours after the exam.',
    }[locale];
    const { important } = preparationOf(
      {
        ...{ preparation: [line], bring: [], preparationFlags },
        preparationRule: ruleOfFlags(preparationFlags),
        startsAt: new Date('2026-11-26T16:00:00-03:00'),
        endsAt: new Date('2026-11-26T16:45:00-03:00'),
      },
      locale,
    );
    const words = important.join(' ');
    expect(words).toContain(line);
    expect(words).toMatch(/22h45|10:45 PM/);
    expect(words.match(/não dirija|do not drive/gi)).toHaveLength(1);
  },
);

test('one sentence that says two things is said once', () => {
  const both = 'Venha com um acompanhante adulto, pois não será possível dirigir.';
  const preparationFlags = { ...NONE, companion: true, dilation: true };
  const told = preparationOf({ preparation: [both], preparationFlags, bring: [] }, 'pt-BR');
  expect(told).toEqual({ important: [both], preparation: [], bring: [] });
});

describe('one appointment', () => {
  /** Thursday, 26 November 2026, 8h to 9h30. */
  const times = {
    startsAt: new Date('2026-11-26T08:00:00-03:00'),
    endsAt: new Date('2026-11-26T09:30:00-03:00'),
    sunsetAt: new Date('2026-11-26T18:25:00-03:00'),
  };
  const toldFor = (flags: Partial<PreparationFlags>, answers: PreparationAnswers = {}) => {
    const preparationFlags = { ...NONE, ...flags };
    const preparationRule = ruleOfFlags(preparationFlags);
    const told = { preparation: [], bring: [], preparationFlags, preparationRule, ...times };
    return preparationOf({ ...told, preparationAnswers: answers }, 'pt-BR').important;
  };

  test('the last meal and the lenses are told with day and time', () => {
    expect(toldFor({ fastingHours: 8, lensesOffHours: 48 })).toEqual([
      'Fique 8 horas sem comer antes do horário marcado. Não coma nada depois da meia-noite de quarta para quinta-feira, 26 de novembro.',
      'Fique 48 horas sem lentes de contato antes do horário marcado. Se usa lentes de contato, tire até terça-feira, 24 de novembro, às 8h.',
    ]);
  });

  test('who wears no lenses is told nothing of them, and who wears some knows until when', () => {
    expect(toldFor({ lensesOffHours: 24 }, { lenses: 'none' })).toEqual([]);
    expect(toldFor({ lensesOffHours: 24 }, { lenses: 'soft' })).toEqual([
      'Fique 24 horas sem lentes de contato antes do horário marcado. Tire as lentes de contato até quarta-feira, 25 de novembro, às 8h.',
    ]);
  });

  test('a sentence of the service’s text is followed by its day and time', () => {
    const preparationFlags = { ...NONE, lensesOffHours: 24 };
    const { important, preparation } = preparationOf(
      {
        preparation: ['Fique sem lentes de contato nas 24 horas antes do exame.', 'Traga óculos.'],
        bring: [],
        preparationFlags,
        preparationRule: ruleOfFlags(preparationFlags),
        preparationAnswers: { lenses: 'rigid' },
        ...times,
      },
      'pt-BR',
    );
    expect(important).toEqual([
      'Fique sem lentes de contato nas 24 horas antes do exame. Tire as lentes de contato até quarta-feira, 25 de novembro, às 8h.',
    ]);
    expect(preparation).toEqual(['Traga óculos.']);
  });

  test('until when nobody drives, and whether there is daylight for the way home', () => {
    const dilation = { dilation: true, alwaysDilates: true };
    const [first, ...others] = toldFor(dilation, { arrival: 'driving' });
    expect(first).toContain('Só volte a dirigir depois das 15h30 de quinta-feira, 26 de novembro.');
    expect(others[0]).toContain('Você vem dirigindo: deixe o carro em casa');
    expect(others[1]).toContain('o sol se põe às 18h25');
    expect(toldFor(dilation, { arrival: 'accompanied' })).toEqual([first]);
    // Sometimes dilated, and nobody was asked: the general sentence says enough.
    expect(toldFor({ dilation: true })).toHaveLength(1);
    expect(toldFor({ dilation: true })[0]).not.toContain('novembro');
  });
});

test('a rule with two times names both kinds of lenses, in days', () => {
  const preparationRule = { ...ruleOfFlags(NONE), softLensHours: 48, rigidLensHours: 336 };
  const told = preparationOf(
    {
      preparation: [],
      bring: [],
      preparationFlags: flagsOfRule(preparationRule),
      preparationRule,
      startsAt: new Date('2026-11-28T08:00:00-03:00'),
      endsAt: new Date('2026-11-28T08:15:00-03:00'),
    },
    'pt-BR',
  );
  expect(told.important).toEqual([
    'Fique sem lentes de contato antes do horário marcado: 2 dias sem as gelatinosas, 14 dias sem as rígidas. Se usa lentes gelatinosas, tire até quinta-feira, 26 de novembro, às 8h. Se usa lentes rígidas, tire até sábado, 14 de novembro, às 8h.',
  ]);
});
