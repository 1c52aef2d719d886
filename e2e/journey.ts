import type { Locator } from '@playwright/test';
import type { ClinicName } from '#tests/clinics/clinics.ts';
import { expect, type Page } from './fixtures.ts';

/** A visitor's answers, screen by screen, by their visible labels. */
export type Answers = {
  service: string;
  forWhom: string;
  payer: string;
  /** By field label. */
  details: Record<string, string>;
};

const STEPS = ['service', 'time', 'details', 'check'] as const;
export type Step = (typeof STEPS)[number];

export const PATHS = {
  service: '/agendamento',
  time: '/agendamento/horario',
  details: '/agendamento/dados',
  check: '/agendamento/conferir',
  done: '/agendamento/obrigado',
} as const;

const HEADINGS = {
  service: 'O que você precisa?',
  time: 'Quando?',
  details: 'Quem é o paciente?',
  check: 'Confira e confirme',
  done: 'Agendamento confirmado',
} satisfies Record<keyof typeof PATHS, string>;

/** What leads to the exam that every clinic of the tests has: itself, or its group where it is the only one. */
export const EXAM: Record<ClinicName, string> = {
  'serra-clara': 'Mapeamento de retina',
  manaus: 'Exame que o médico pediu',
  'two-houses': 'Exame que o médico pediu',
};

/** An adult who books for themselves and pays. */
export function answersOfAdult(phone: string, changes: Partial<Answers> = {}): Answers {
  return {
    service: 'Mapeamento de retina',
    forWhom: 'Eu',
    payer: 'Particular',
    details: {
      'Seu nome completo': 'Antônia Reis',
      'Sua data de nascimento': '4/3/1950',
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
    if (step !== 'service') await goOn(page);
    await expectStep(page, STEPS[STEPS.indexOf(step) + 1] ?? 'check');
  }
}

/** Fills in one screen without submitting it; the first screen's links lead on by themselves. */
export async function answerStep(page: Page, step: Step, answers: Answers): Promise<void> {
  if (step === 'service') await chooseService(page, answers.service);
  if (step === 'time') await chooseTime(page);
  if (step === 'details') await fillInDetails(page, answers);
}

/** What the choice of a service is called, as a pattern: where the exam is the only one, its group leads to it. */
export function choiceOf(service: string): string {
  const names = Object.values(EXAM);
  return names.includes(service) ? names.join('|') : service;
}

/** Follows the link of a service or of a group with one; a group of several is unfolded first. */
export async function chooseService(page: Page, service: string): Promise<void> {
  const title = page.locator('.service-choice-title', {
    hasText: new RegExp(`^(?:${choiceOf(service)})$`),
  });
  const link = page.locator('main a').filter({ has: title });
  const group = page.locator('details.service-group:not([open])').filter({ has: title });
  await untilSteady(page);
  if ((await group.count()) > 0) await group.locator('> summary').click();
  await link.click();
}

async function fillInDetails(page: Page, { forWhom, payer, details }: Answers): Promise<void> {
  await pick(radio(page, forWhom));
  for (const [label, value] of Object.entries(details)) await field(page, label).fill(value);
  await pick(radio(page, payer));
}

/** A field that is in view: people who book for themselves see other labels than those who book for others. */
export function field(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label, exact: true });
}

export function radio(page: Page, name: string): Locator {
  return page.getByRole('radio', { name, exact: true });
}

/** Clicks the label: it covers its radio button, to make the whole card a target. Letters that come late move it. */
export async function pick(choice: Locator): Promise<void> {
  await untilSteady(choice.page());
  await choice.locator('xpath=following-sibling::label').click();
  await expect(choice).toBeChecked();
}

/** By its date: the first day leaves the strip with its last time. */
export async function chooseThirdDay(page: Page): Promise<void> {
  const third = page.locator('.day-strip li').nth(2).getByRole('link');
  const [, date = ''] = /[?&]dia=([\d-]+)/.exec((await third.getAttribute('href')) ?? '') ?? [];
  const day = page.locator(`.day-strip a[href*="dia=${date}"]`);
  if ((await day.getAttribute('aria-current')) === null) await day.click();
  await expect(day).toHaveAttribute('aria-current', 'date');
}

/**
 * Chooses the first slot of the strip's third day: whatever the time of day, it is more than 24 hours away, so that
 * patients may still move and cancel it by themselves.
 */
export async function chooseTime(page: Page): Promise<void> {
  await chooseThirdDay(page);
  await pick(page.locator('.times').first().getByRole('radio').first());
}

export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
}

/** The address changes a moment before the screen does, so wait for both. */
export async function expectStep(page: Page, step: keyof typeof PATHS): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[step]);
  await expect(page).toHaveURL(new RegExp(`${PATHS[step]}(?:\\?[^#]*)?(?:#.*)?$`));
}

/** Agrees and confirms on the last screen. */
export async function confirm(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Confirmar agendamento' }).click();
}

/** The date and time that the bar says is held, in the words of the list of times. */
export async function shownMoment(page: Page): Promise<string> {
  const kept = (await page.locator('[data-kept]').textContent()) ?? '';
  const [moment = ''] = kept.split(/: (?=\D)/);
  const isWorkday = /^(?:Segunda|Terça|Quarta|Quinta|Sexta)(?=,)/;
  const isWeekend = /^(?:Sábado|Domingo)(?=,)/;
  return moment
    .replace(isWorkday, (day) => `${day.toLowerCase()}-feira`)
    .replace(isWeekend, (day) => day.toLowerCase());
}

/** Waits until no letters move a page's words any more, with scripts or without. */
async function untilSteady(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(areLettersThere)).toBe(true);
}

/** Runs in the page. */
function areLettersThere(): boolean {
  const { documentElement, fonts } = document;
  const isLater = documentElement.dataset.letters && matchMedia('(scripting: enabled)').matches;
  return fonts.status === 'loaded' && !isLater;
}

/**
 * Waits until a page's scripts have run and its letters are there, which come after its first paint; before, its forms
 * post as plain HTML and its words have other widths.
 */
export async function untilStarted(page: Page): Promise<void> {
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  await page.waitForFunction(areLettersThere);
}

/** Waits for the site's own letters: until they come its words are wider, and break into more lines. */
export async function untilLettersAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() => document.fonts.check('1em "Atkinson Hyperlegible Next"'));
}

/** Goes to a page and waits until its scripts have run. */
export async function openStarted(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilStarted(page);
}

/** Waits until a screen of the journey is improved: the hold's minutes are counted, and the work is proven. */
export async function untilImproved(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.readyState === 'loading') return false;
    const minutes = [...document.querySelectorAll('[data-minutes]')];
    const proofs = [...document.querySelectorAll<HTMLInputElement>('input[name=proof]')];
    return minutes.every((each) => each.textContent) && proofs.every((each) => each.value);
  });
}

/** Sends a message by the contact form. */
export async function writeToClinic(page: Page): Promise<void> {
  await page.goto('/contato/mensagem');
  await untilStarted(page);
  await page.getByLabel('Nome completo').fill('Davi Moreira');
  await page.getByLabel('Telefone com DDD').fill('35 99555-0144');
  await page.getByLabel('E-mail', { exact: true }).fill('davi@example.com');
  await page.getByLabel('Mensagem', { exact: true }).fill('Vocês atendem aos sábados?');
  await page.getByLabel(/Concordo que a/).check();
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recebemos sua mensagem');
}
