import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLAN_SLUGS, PLAN_TABLE } from '#app/clinic/plan-prices.ts';
import type { PlanText } from './plan-text.ts';
import { readPlanTexts } from './plan-texts.server.ts';

const CONTENT = join(import.meta.dirname, '../../../content');

describe('the plans of the repository', () => {
  let plans: PlanText[];
  beforeAll(async () => {
    plans = await readPlanTexts({ contentDir: CONTENT, locale: 'pt-BR' });
  });

  test('come in the order of the plan table, Flex last', () => {
    expect(plans.map(({ slug }) => slug)).toEqual([...PLAN_SLUGS, 'flex']);
  });

  test('say the pairs and visits of the plan table', () => {
    for (const slug of PLAN_SLUGS) {
      const { pairsAYear, inPersonVisits, onlineVisits } = PLAN_TABLE[slug];
      const words = plans.find((plan) => plan.slug === slug)?.features.join('; ') ?? '';
      expect(words).toContain(`${pairsAYear} pares de lentes`);
      expect([slug, /(\d) consultas? presenci/.exec(words)?.[1] ?? '0']).toEqual([
        slug,
        String(inPersonVisits),
      ]);
      if (typeof onlineVisits === 'number')
        expect([slug, /(\d) consultas? online/.exec(words)?.[1]]).toEqual([
          slug,
          String(onlineVisits),
        ]);
      else expect([slug, words]).toEqual([slug, expect.stringMatching(/online/)]);
    }
  });
});

describe('a fault', () => {
  let contentDir: string;
  beforeAll(async () => {
    contentDir = await mkdtemp(join(tmpdir(), 'plan-texts-'));
    await cp(join(CONTENT, 'pt-BR/plans'), join(contentDir, 'pt-BR/plans'), { recursive: true });
  });
  afterAll(() => rm(contentDir, { recursive: true }));

  const source = () => ({ contentDir, locale: 'pt-BR' });
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
