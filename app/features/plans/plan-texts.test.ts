import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import {
  isOnlinePlan,
  PLAN_SLUGS,
  type PlanEntry,
  STANDARD_PLANS,
} from '#app/clinic/plan-prices.ts';
import { factWordsOf } from '#app/clinic/words/clinic-words.ts';
import { offersOf } from '#app/clinic/words/site-offers.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import type { PlanText } from './plan-text.ts';
import { readPlanTexts } from './plan-texts.server.ts';

const CONTENT = join(import.meta.dirname, '../../../content');

describe('the plans of the repository', () => {
  let plans: PlanText[];
  beforeAll(async () => {
    plans = await readPlanTexts({
      contentDir: CONTENT,
      locale: 'pt-BR',
      words: wordsOf(STANDARD_PLANS),
    });
  });

  test('come in the order of the plan table, Flex last', () => {
    expect(plans.map(({ slug }) => slug)).toEqual([...PLAN_SLUGS, 'flex']);
  });

  test('say the pairs and visits of the record, whatever they are', async () => {
    const standard = await featuresOf(STANDARD_PLANS);
    expect(standard.get('basico')).toMatch(
      /^12 pares .*; 1 consulta presencial por ano; 1 consulta online por ano;/,
    );
    expect(standard.get('premium')).toContain(
      '2 consultas presenciais por ano e prioridade nas online',
    );
    const others = await featuresOf(
      STANDARD_PLANS.map((each) => ({
        ...each,
        ...{ pairsAYear: 26, onlineAccess: 'counted', onlineVisits: 7 },
        inPersonVisits: isOnlinePlan(each.slug) ? 0 : 5,
      })),
    );
    for (const slug of PLAN_SLUGS) {
      const words = others.get(slug) ?? '';
      expect(words).toContain('26 pares de lentes');
      expect(words).toContain('7 consultas online');
      if (!isOnlinePlan(slug)) expect(words).toContain('5 consultas presenciais');
      // No other number of them is typed anywhere.
      expect(
        words
          .match(/\d+(?= (?:pares|consultas?))/g)
          ?.every((each) => ['26', '7', '5'].includes(each)),
      ).toBe(true);
    }
  });
});

/** The words of a clinic with these plans. */
function wordsOf(yearPlans: readonly PlanEntry[]) {
  const clinic = parseClinic({ ...serraClaraRecord, yearPlans: [...yearPlans] });
  const facts = factWordsOf(clinic, { offers: offersOf(clinic), catalogue: [] });
  return { facts, isOpen: () => true };
}

/** What each plan includes, as its text says it. */
async function featuresOf(yearPlans: readonly PlanEntry[]): Promise<ReadonlyMap<string, string>> {
  const source = { contentDir: CONTENT, locale: 'pt-BR', words: wordsOf(yearPlans) };
  const plans = await readPlanTexts(source);
  return new Map(plans.map(({ slug, features }) => [slug, features.join('; ')]));
}

describe('a fault', () => {
  let contentDir: string;
  beforeAll(async () => {
    contentDir = await mkdtemp(join(tmpdir(), 'plan-texts-'));
    await cp(join(CONTENT, 'pt-BR/plans'), join(contentDir, 'pt-BR/plans'), { recursive: true });
  });
  afterAll(() => rm(contentDir, { recursive: true }));

  const source = () => ({ contentDir, locale: 'pt-BR', words: wordsOf(STANDARD_PLANS) });
  const plan = (name: string) => join(contentDir, 'pt-BR/plans', name);

  test('names a feature too few', async () => {
    const whole = await readFile(plan('basico.md'), 'utf8');
    await writeFile(plan('basico.md'), whole.replace('  - Entrega das lentes em casa\n', ''));
    await expect(readPlanTexts(source())).rejects.toThrow(
      '- pt-BR/plans/basico.md: features: must have exactly 6 entries',
    );
    await writeFile(plan('basico.md'), whole);
  });

  test('names a plan without a text and a text without a plan', async () => {
    const flex = await readFile(plan('flex.md'), 'utf8');
    await rm(plan('flex.md'));
    await writeFile(plan('ouro.md'), flex);
    await expect(readPlanTexts(source())).rejects.toThrow(
      ['- pt-BR/plans/flex.md: is missing', '- pt-BR/plans/ouro.md: is not in the plan table'].join(
        '\n',
      ),
    );
  });
});
