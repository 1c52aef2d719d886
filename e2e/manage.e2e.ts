import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, type Page, test } from './fixtures.ts';
import { chooseTime, emailOf, goOn } from './journey.ts';
import { calendarOf, mailsTo, manageLinkOf } from './mails.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the link of the mail opens the appointment under a clean address', async ({
      page,
      site,
    }) => {
      const phone = site.newPhone();
      const email = emailOf(phone);
      const { protocol } = await bookAppointmentInBrowser(page.request, { phone, email });
      await expect.poll(() => mailsTo(site.mailDir, email)).toHaveLength(1);
      const [mail] = await mailsTo(site.mailDir, email);
      const link = mail ? manageLinkOf(mail) : '';
      const answers: number[] = [];
      page.on('response', (response) => {
        if (response.request().isNavigationRequest()) answers.push(response.status());
      });
      await page.goto(link);
      expect(answers).toEqual([303, 200]);
      await expect(page).toHaveURL(`${site.url}/meu-agendamento`);
      await expect(page.getByRole('main')).toContainText(protocol);
    });

    test('opening it on another device changes nothing', async ({ page, openVisitor, site }) => {
      const { manageUrl, protocol } = await bookAppointmentInBrowser(page.request, {
        phone: site.newPhone(),
      });
      const other = await openVisitor();
      for (const path of ['', '/remarcar', '/cancelar', '/comprovante', '/calendario.ics']) {
        await other.request.get(manageUrl);
        await other.request.get(`/meu-agendamento${path}`);
      }
      await page.goto(manageUrl);
      await expect(page.getByRole('main')).toContainText(protocol);
      await expect(page.getByText('Horário alterado')).toHaveCount(0);
    });

    test('an appointment moves to another time', async ({ page, site }) => {
      const phone = site.newPhone();
      const { protocol } = await openBooked(page, { phone, email: emailOf(phone) });
      // A change made before the first mail is sent would replace it.
      await expect.poll(() => mailsTo(site.mailDir, emailOf(phone))).toHaveLength(1);
      const before = await page.getByRole('heading', { level: 1 }).textContent();
      await page.getByRole('link', { name: 'Remarcar' }).click();
      await expect(page).toHaveURL(/\/meu-agendamento\/remarcar$/);
      await goOn(page);
      await expect(page.getByRole('alert')).toContainText('Escolha um horário.');
      await chooseTime(page);
      await goOn(page);
      await expect(
        page.getByRole('heading', { name: 'Remarcar para este horário?' }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Remarcar' }).click();
      await expect(page.getByText('Horário alterado')).toBeVisible();
      await expect(page.getByRole('main')).toContainText(protocol);
      const after = await page.getByRole('heading', { level: 1 }).textContent();
      expect(after).not.toBe(before);
      await expect.poll(() => mailsTo(site.mailDir, emailOf(phone))).toHaveLength(2);
      const mails = await mailsTo(site.mailDir, emailOf(phone));
      const moved = mails.find(({ subject }) => subject?.startsWith('Horário alterado'));
      expect(moved && calendarOf(moved)).toContain('SEQUENCE:1');
    });

    test('an appointment is cancelled once, however often one asks', async ({ page, site }) => {
      const phone = site.newPhone();
      const { manageUrl } = await openBooked(page, { phone, email: emailOf(phone) });
      await expect.poll(() => mailsTo(site.mailDir, emailOf(phone))).toHaveLength(1);
      await page.getByRole('link', { name: 'Cancelar o agendamento' }).click();
      await expect(page.getByRole('heading', { name: 'Cancelar este agendamento?' })).toBeVisible();
      await page.getByRole('button', { name: 'Sim, cancelar o agendamento' }).dblclick();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agendamento cancelado');
      await expect(page).toHaveURL(/\/meu-agendamento\/cancelado$/);
      const { status } = await open(page, manageUrl);
      expect(status).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Não encontramos o agendamento',
      );
      await expect.poll(() => mailsTo(site.mailDir, emailOf(phone))).toHaveLength(2);
      const [, last] = await mailsTo(site.mailDir, emailOf(phone));
      expect(last?.subject).toMatch(/^Agendamento cancelado/);
    });

    test('the voucher says it all in large letters', async ({ page, site, record }) => {
      const { protocol } = await openBooked(page, { phone: site.newPhone() });
      await page.getByRole('link', { name: 'Comprovante com letra grande' }).click();
      await expect(page).toHaveURL(/\/meu-agendamento\/comprovante$/);
      const voucher = page.locator('.voucher');
      for (const text of [
        protocol,
        'Benedito Alves',
        'Mapeamento de retina',
        record.address.street,
      ])
        await expect(voucher).toContainText(text);
      await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible({
        visible: javaScriptEnabled,
      });
      await page.emulateMedia({ media: 'print' });
      await expect(voucher).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeHidden();
    });

    test('the calendar file is downloaded', async ({ page, site }) => {
      await openBooked(page, { phone: site.newPhone() });
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Adicionar à agenda' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.ics$/);
      const file = await (await page.request.get('/meu-agendamento/calendario.ics')).text();
      expect(file).toContain('BEGIN:VEVENT');
    });

    test('a link of a mail sent before leads to the appointment', async ({ page, site }) => {
      const phone = site.newPhone();
      const { manageUrl, protocol } = await bookAppointmentInBrowser(page.request, { phone });
      await page.goto(manageUrl.replace('/meu-agendamento/', '/visita/'));
      await expect(page).toHaveURL(`${site.url}/meu-agendamento`);
      await expect(page.getByRole('main')).toContainText(protocol);
      await page.goto('/visita/cancelada');
      await expect(page).toHaveURL(`${site.url}/meu-agendamento/cancelado`);
    });

    test('an earlier time is wished for, and no longer', async ({ page, site }) => {
      await openBooked(page, { phone: site.newPhone() });
      await page.getByRole('button', { name: 'Avise-me se abrir antes' }).click();
      await expect(page.getByText('Anotado. Se um horário antes do seu ficar livre')).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: 'Não quero mais o aviso' }).click();
      await expect(page.getByRole('button', { name: 'Avise-me se abrir antes' })).toBeVisible();
    });

    test('who has an appointment books another without typing it all again', async ({
      page,
      site,
    }) => {
      await openBooked(page, { phone: site.newPhone() });
      await page.getByRole('link', { name: 'Marcar de novo' }).click();
      await expect(page.getByRole('main')).toContainText('Benedito Alves');
      await page.getByRole('button', { name: 'Escolher o horário' }).click();
      await expect(page).toHaveURL(/\/agendamento\/horario\?rascunho=/);
    });

    test('a code of the mailbox does the same', async ({ page, site }) => {
      const phone = site.newPhone();
      const email = emailOf(phone);
      await bookAppointmentInBrowser(page.request, { phone, email });
      await page.goto('/meu-agendamento/de-novo');
      await page.getByLabel('E-mail que você informou ao agendar').fill(email);
      await page.getByRole('button', { name: 'Enviar o código' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Digite o código');
      await expect.poll(() => mailsTo(site.mailDir, email)).toHaveLength(2);
      const mails = await mailsTo(site.mailDir, email);
      const mail = mails.find(({ subject }) => subject === 'Código para marcar de novo');
      const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
      await page.getByLabel('Código de 6 números').fill(code);
      await page.getByRole('button', { name: 'Continuar' }).click();
      await expect(page).toHaveURL(/\/agendamento\/horario\?rascunho=/);
    });

    test('a wrong link leads to a page that says whom to ask', async ({ page }) => {
      const { status } = await open(page, `/meu-agendamento/${'a'.repeat(43)}`);
      expect(status).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Não encontramos o agendamento',
      );
      await expect(page.getByRole('main').getByRole('link', { name: /^Ligar para/ })).toBeVisible();
      expect((await open(page, '/meu-agendamento')).status).toBe(200);
      await expect(page.getByRole('heading', { name: 'Não achou o link?' })).toBeVisible();
    });
  });
}

async function openBooked(page: Page, contact: { phone: string; email?: string }) {
  const appointment = await bookAppointmentInBrowser(page.request, contact);
  await page.goto(appointment.manageUrl);
  await expect(page).toHaveURL(/\/meu-agendamento$/);
  return appointment;
}

async function open(page: Page, address: string) {
  const response = await page.goto(address);
  return { status: response?.status() };
}
