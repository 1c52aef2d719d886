import pg from 'pg';
import { type ClinicRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { openDatabase } from '#server/database.ts';
import { aKey, aRequest, bookingServices } from '#tests/booking.ts';
import { availableSlots, bookAppointmentInBrowser } from './agenda.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import type { Site } from './sites.ts';
import { signIn } from './staff.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const PEOPLE = 40;

/** Runs SQL as the owner. */
async function sql(site: Site, text: string) {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('somebody confirms, changes the time, and cannot come', async ({ page, site }) => {
      const booked = await bookAppointmentInBrowser(page.request, { phone: site.newPhone() });
      await page.goto(`${booked.manageUrl}?confirmar=w`);
      await expect(heading(page)).toHaveText('Você vem?');
      // The address holds no secret, and looking has answered nothing.
      expect(new URL(page.url()).pathname).toBe('/meu-agendamento/confirmar');
      await page.reload();
      await expect(heading(page)).toHaveText('Você vem?');
      if (javaScriptEnabled) await inspectPage(page, 'coming');
      await page.getByRole('button', { name: 'Confirmo' }).click();
      await expect(heading(page)).toHaveText('Confirmado');
      if (javaScriptEnabled) await inspectPage(page, 'confirmed');

      await page.getByRole('link', { name: 'Remarcar' }).click();
      await expect(heading(page)).toHaveText('Escolha o novo dia e horário');
      await page.goto('/meu-agendamento/confirmar');
      await page.getByRole('link', { name: 'Não vou' }).click();
      await expect(heading(page)).toHaveText('Cancelar este agendamento?');
      await page.getByRole('button', { name: 'Sim, cancelar o agendamento' }).click();
      await expect(heading(page)).toHaveText('Agendamento cancelado');
      await page.goto('/meu-agendamento/confirmar');
      await expect(heading(page)).toHaveText('O agendamento já está cancelado');
    });

    test('somebody wants no reminders any more', async ({ page, site }) => {
      const booked = await bookAppointmentInBrowser(page.request, { phone: site.newPhone() });
      await page.goto(`${booked.manageUrl}?confirmar=e`);
      await page.getByRole('link', { name: 'Escolher como ser lembrado' }).click();
      await expect(heading(page)).toHaveText('Lembretes');
      if (javaScriptEnabled) await inspectPage(page, 'choice');
      await page.getByText('Não quero lembretes', { exact: true }).click();
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByRole('status').first()).toContainText('Não enviamos mais lembretes');
    });
  });
}

/** Forty people with a time in the next weeks, whom the staff are to write to now. */
async function fillQueue(page: Page, site: Site, record: ClinicRecord): Promise<void> {
  const { db, pool, close } = openDatabase(site.databaseUrl, {
    maxConnections: 2,
    onError: () => undefined,
  });
  const now = new Date();
  const services = {
    ...bookingServices({ db, pool, close, url: site.databaseUrl }, { now: () => now }),
    agenda: parseClinic(record).agenda,
  };
  let made = 0;
  // Neighbouring times take each other's place.
  for (const startsAt of await availableSlots(page.request)) {
    if (made === PEOPLE) break;
    const name = `Pessoa ${String(made + 1).padStart(2, '0')} da Silva`;
    const contact = { name, phoneE164: site.newPhone(), email: null };
    const phoneE164 = `+55${contact.phoneE164.replace(/\D/g, '').slice(-11)}`;
    const once = await bookAppointment(
      services,
      aRequest({
        serviceSlug: 'mapeamento-de-retina',
        startsAt: new Date(startsAt),
        contact: { ...contact, phoneE164 },
        patient: { name, bornOn: '1960-01-01' },
      }),
      aKey(),
    );
    if (once.kind === 'answer' && once.answer.ok) made += 1;
  }
  expect(made).toBe(PEOPLE);
  await pool.query(`insert into reminders (appointment_id, sequence, kind, days_before, by_desk,
      channel, state, due_at, until_at, created_at)
    select id, sequence, 'days', 2, true, 'desk', 'waiting', now(), starts_at, now()
    from appointments where status = 'confirmed' and starts_at > now()
    on conflict do nothing`);
  await close();
}

/** Opening the chat leaves the site; here it is counted, and stays. */
async function openChat(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: 'Abrir WhatsApp' });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault()),
  );
  await link.click();
  return decodeURIComponent((await link.getAttribute('href')) ?? '');
}

test('reception works forty confirmations with two presses each, the next person in view', async ({
  page,
  openVisitor,
  site,
  record,
}) => {
  test.slow();
  await fillQueue(page, site, record);
  await page.setViewportSize({ width: 390, height: 780 });
  const phoneOf = (text: string) => /wa\.me\/(\d+)/.exec(text)?.[1] ?? '';
  await signIn(page, site, { role: 'reception' });
  await page.goto('/equipe/confirmacoes');
  await expect(heading(page)).toContainText('para confirmar');
  const all = Number((await heading(page).textContent())?.split(' ')[0]);
  expect(all).toBeGreaterThanOrEqual(PEOPLE);
  await page.getByRole('button', { name: 'Começar' }).click();
  const colleague = await openVisitor({});
  await signIn(colleague, site, { role: 'reception', name: 'Caio Lima' });
  await colleague.goto('/equipe/confirmacoes');
  await colleague.getByRole('button', { name: 'Começar' }).click();
  const theirs = phoneOf(await openChat(colleague));

  let presses = 0;
  const written = new Set<string>();
  for (let left = all; left > 1; left -= 1) {
    await expect(heading(page)).toHaveText(`${left} para confirmar`);
    await expect(page.locator('#pessoa-nome')).toBeInViewport({ ratio: 1 });
    const href = await openChat(page);
    presses += 1;
    expect(href).toContain('O seu horário é');
    expect(href).toMatch(/\/meu-agendamento\/[\w-]{43}\?confirmar=w$/);
    // The preview of a locked screen, and the words before the link, name no exam.
    expect(href).not.toMatch(/retina|consulta|exame|cirurgia/i);
    written.add(phoneOf(href));
    const sent = page.getByRole('button', { name: 'Enviei' });
    await expect(sent).toBeInViewport({ ratio: 1 });
    await sent.click();
    presses += 1;
    await expect(page.getByRole('status').first()).toContainText('enviado');
  }
  expect(presses / (all - 1)).toBeLessThanOrEqual(2);
  expect(written.size).toBe(all - 1);
  expect(written.has(theirs)).toBe(false);
  await expect(page.getByText('A última pessoa já está com um colega.')).toBeVisible();
  await inspectPage(colleague, 'queue');
  await colleague.getByRole('button', { name: 'Confirmou' }).click();
  // At night the heading is the queue's name, and a sentence says when it begins again.
  await expect(heading(colleague)).toHaveText(/^(?:Nada para confirmar|Confirmações)$/);
  await colleague.getByRole('button', { name: 'Desfazer' }).click();
  await expect(heading(colleague)).toHaveText('1 para confirmar');
  const rows = await sql(site, "select state from reminders where channel = 'desk' group by state");
  expect(rows.map(({ state }) => state).toSorted()).toEqual(['sent', 'waiting']);
});

test('staff see who comes, note it after a call, and change the plan', async ({ page, site }) => {
  const phone = site.newPhone();
  const { protocol, startsAt } = await bookAppointmentInBrowser(page.request, { phone });
  await signIn(page, site, { role: 'reception' });
  await page.goto(`/equipe/agenda/agendamento/${protocol}`);
  await page.getByRole('button', { name: 'Confirmou' }).click();
  await expect(page.getByText(/^✓ Confirmado com a recepção, hoje/)).toBeVisible();
  const on = wallClockOf(new Date(startsAt)).on;
  await page.goto(`/equipe/agenda?dia=${on}&ver=dia`);
  await expect(page.locator(`#v-${protocol}`)).toContainText('Confirmado com a recepção');
  await page.goto(`/equipe/agenda?dia=${on}&ate=${on}&ver=lista&situacao=to-confirm`);
  await expect(page.locator(`#v-${protocol}`)).toHaveCount(0);
  await page.goto(`/equipe/confirmacoes/lista?dia=${on}`);
  await expect(heading(page)).toHaveText('Quem ainda não confirmou');
  await inspectPage(page, 'unconfirmed');

  await page.goto('/equipe/agenda/lembretes');
  await inspectPage(page, 'reminder plan');
  await page.getByLabel('Pedir confirmação (dias antes): Mapeamento de retina').fill('20');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('alert')).toContainText('use dias de 1 a 14');
  await page.getByLabel('Pedir confirmação (dias antes): Mapeamento de retina').fill('7, 2');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('button', { name: 'Salvar assim' }).click();
  await expect(page.getByRole('status').first()).toContainText('Salvo');
});

test('figures tell of confirmations by month, without names', async ({ page, site }) => {
  await signIn(page, site, { role: 'administrator' });
  await page.goto('/equipe/numeros');
  await page.getByRole('link', { name: 'Confirmações e faltas, mês a mês' }).click();
  await expect(heading(page)).toHaveText('Confirmações e faltas');
  await inspectPage(page, 'confirmation figures');
});
