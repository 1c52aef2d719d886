import type { Locator } from '@playwright/test';
import { expect, type Page } from './fixtures.ts';

/** A visitor's answers, screen by screen, by their visible labels. */
export type Answers = {
  service: string;
  forWhom: string;
  payer: string;
  /** By field label. */
  details: Record<string, string>;
};

const STEPS = ['service', 'for-whom', 'payer', 'time', 'details', 'check'] as const;
export type Step = (typeof STEPS)[number];

export const PATHS = {
  service: '/agendamento',
  'for-whom': '/agendamento/para-quem',
  payer: '/agendamento/convenio',
  time: '/agendamento/horario',
  details: '/agendamento/dados',
  check: '/agendamento/conferir',
  done: '/agendamento/obrigado',
} as const;

const HEADINGS = {
  service: 'O que você quer agendar?',
  'for-whom': 'Para quem é a visita?',
  payer: 'Como você vai pagar?',
  time: 'Escolha o dia e a hora',
  details: /^(?:Seus dados|Dados de quem vem e contato)$/,
  check: 'Confira antes de confirmar',
  done: 'Visita agendada',
} satisfies Record<keyof typeof PATHS, string | RegExp>;

export const BIRTH = { Dia: '4', Mês: '3', Ano: '1950' };

/** An adult who books for themselves and pays. */
export function answersOfAdult(phone: string, changes: Partial<Answers> = {}): Answers {
  return {
    service: 'Mapeamento de retina',
    forWhom: 'Para mim',
    payer: 'Particular',
    details: {
      'Seu nome completo': 'Antônia Reis',
      ...BIRTH,
      'Telefone com DDD': phone,
      'E-mail (se tiver)': emailOf(phone),
    },
    ...changes,
  };
}

/** An address that no other visitor of the run has. */
export function emailOf(phone: string): string {
  return `a${phone}@example.com`;
}

/** Answers every screen from the current one up to the wanted one. */
export async function walkTo(page: Page, target: Step, answers: Answers): Promise<void> {
  const path = new URL(page.url(), 'http://none').pathname;
  const here = STEPS.findIndex((step) => PATHS[step] === path);
  if (here < 0) await page.goto(PATHS.service);
  for (const step of STEPS.slice(Math.max(here, 0), STEPS.indexOf(target))) {
    await answerStep(page, step, answers);
    await goOn(page);
    await expectStep(page, STEPS[STEPS.indexOf(step) + 1] ?? 'check');
  }
}

/** Fills in one screen without submitting it. */
export async function answerStep(page: Page, step: Step, answers: Answers): Promise<void> {
  if (step === 'service') await pick(radio(page, answers.service));
  if (step === 'for-whom') await pick(radio(page, answers.forWhom));
  if (step === 'payer') await pick(radio(page, answers.payer));
  if (step === 'time') await chooseTime(page);
  if (step === 'details') {
    for (const [label, value] of Object.entries(answers.details)) {
      await page.getByLabel(label, { exact: true }).fill(value);
    }
  }
}

export function radio(page: Page, name: string): Locator {
  return page.getByRole('radio', { name, exact: true });
}

/** Clicks the label: it covers its radio button, to make the whole card a target. */
export async function pick(choice: Locator): Promise<void> {
  await choice.locator('xpath=following-sibling::label').click();
  await expect(choice).toBeChecked();
}

/** Chooses the first slot of the page's second day: those of the first may be too near before the journey is over. */
export async function chooseTime(page: Page): Promise<void> {
  const day = page.locator('details.time-day').nth(1);
  if ((await day.getAttribute('open')) === null) await day.locator('summary').click();
  await pick(day.getByRole('radio').first());
}

export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
}

/** The address changes a moment before the screen does, so wait for both. */
export async function expectStep(page: Page, step: keyof typeof PATHS): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[step]);
  await expect(page).toHaveURL(new RegExp(`${PATHS[step]}(?:\\?.*)?$`));
}

/** Agrees and confirms on the last screen. */
export async function confirm(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Confirmar agendamento' }).click();
}

/** The date and time that the journey repeats on each screen. */
export async function shownMoment(page: Page): Promise<string> {
  const chosen = await page.locator('.journey-chosen').textContent();
  return chosen?.split(' · ')[1] ?? '';
}

/** Waits until a page's scripts have run: those of a content page are fetched after its first paint. */
export async function untilStarted(page: Page): Promise<void> {
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
}

/** Goes to a page and waits until its scripts have run. */
export async function openStarted(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilStarted(page);
}

/** Resolves when React has hydrated the page, at once on a content page; before, its forms post as plain HTML. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Only a parsed page shows by its last script that it hydrates.
    if (document.readyState === 'loading') return false;
    if (!('__reactRouterContext' in window)) return true;
    const form = document.querySelector('main form, main a');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
}
