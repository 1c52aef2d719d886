import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { untilStarted } from './journey.ts';
import { keyboardOf } from './keyboard-focus.ts';
import { signIn } from './staff.ts';
import { letBeNow } from './visit-now.ts';

const ROOM = '/equipe/agenda/sala';
const button = (page: Page, step: string) =>
  page.getByRole('button', { name: `${step}: Benedito Alves` });
const group = (page: Page, name: RegExp) => page.getByRole('region', { name });

test('a patient of today comes, is called and seen: by the keyboard; a colleague without JavaScript is told', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor();
  const colleague = await openVisitor({ javaScriptEnabled: false });
  await signIn(page, site, { role: 'reception' });
  await signIn(colleague, site, { role: 'reception', name: 'Caio Lima' });
  const { protocol } = await bookAppointmentInBrowser(page.request, { phone: site.newPhone() });
  await letBeNow(site, protocol);
  const keys = keyboardOf(page);

  await page.goto(ROOM);
  await untilStarted(page);
  await inspectPage(page, 'the waiting room');
  await colleague.goto(ROOM);
  await expect(group(page, /^Ainda não chegaram/)).toContainText('Benedito Alves');
  await keys.press(button(page, 'Chegou'));
  await expect(page.getByRole('status').first()).toContainText('Benedito Alves: chegou');
  await expect(group(page, /^Esperando/)).toContainText('Benedito Alves');

  await button(colleague, 'Faltou').click();
  await expect(colleague.getByRole('alert')).toContainText('Chegou por Rosa Lima');
  await expect(group(colleague, /^Esperando/)).toContainText('Benedito Alves');

  await keys.press(button(page, 'Chamar'));
  await expect(group(page, /^Em atendimento/)).toContainText('Benedito Alves');
  await keys.press(button(page, 'Atendido'));
  await expect(group(page, /^Atendidos/)).toContainText('Benedito Alves');
  await inspectPage(page, 'the waiting room with somebody seen');
  await keys.press(button(page, 'Desfazer'));
  await expect(group(page, /^Em atendimento/)).toContainText('Benedito Alves');

  await keys.press(page.getByRole('link', { name: 'Benedito Alves' }));
  await keys.press(page.getByRole('link', { name: 'Declaração de comparecimento' }));
  await inspectPage(page, 'form of the letter of attendance');
  await page.getByLabel('Chegou às').fill('08:42');
  await page.getByLabel('Saiu às').fill('09:20');
  await keys.press(page.getByRole('button', { name: 'Ver a declaração' }));
  await expect(page.getByRole('article')).toContainText('das 8h42 às 9h20');
  await inspectPage(page, 'letter of attendance');
});
