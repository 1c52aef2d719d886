import type { Page } from './fixtures.ts';
import { answersOfAdult, confirm, expectStep, walkTo } from './journey.ts';

/** Books a visit for somebody with a name that a test looks for. */
export async function bookAppointmentInBrowser(
  page: Page,
  { name, phone }: { name: string; phone: string },
): Promise<void> {
  const answers = answersOfAdult(phone);
  answers.details['Seu nome completo'] = name;
  await walkTo(page, 'check', answers);
  await confirm(page);
  await expectStep(page, 'done');
}
