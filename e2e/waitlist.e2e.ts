import { eq } from 'drizzle-orm';
import { type ClinicRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { appointments, resources, services as servicesTable } from '#app/db/schema.ts';
import { waitlistEntries } from '#app/db/waitlist-schema.ts';
import type { Wish } from '#app/features/waitlist/waitlist-rule.ts';
import { writeOffer } from '#app/features/waitlist/write-offer.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import { openDatabase } from '#server/database.ts';
import { idleJobs } from '#tests/jobs.ts';
import { availableSlots, bookAppointmentInBrowser } from './agenda.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { emailOf, pick, radio } from './journey.ts';
import { mailsTo } from './mails.ts';
import { APP_SECRET, type Site } from './sites.ts';
import { signIn } from './staff.ts';

const SERVICE = 'mapeamento-de-retina';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Fills in the form of the list and sends it. */
async function join(page: Page, phone: string): Promise<void> {
  await page.goto('/waitlist');
  await pick(page.getByRole('checkbox', { name: 'Mapeamento de retina' }));
  await page.getByLabel('Seu nome completo').fill('Zenaide Canária Lima');
  await page.getByLabel('Telefone com DDD').fill(phone);
  await page.getByLabel('E-mail (opcional)').fill(emailOf(phone));
  await page.getByLabel(/^Concordo/).check();
  await page.getByRole('button', { name: 'Entrar na lista' }).click();
  await expect(heading(page)).toHaveText('Recebemos o seu pedido');
}

/** The link of the person's page, from the mail. */
async function linkOf(site: Site, phone: string): Promise<string> {
  await expect.poll(() => mailsTo(site.mailDir, emailOf(phone))).not.toHaveLength(0);
  const [mail] = await mailsTo(site.mailDir, emailOf(phone));
  return /https?:\/\/[^\s"<>]+\/lista-de-espera\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
}

/** Offers a time as the list does by day: the tests run at night too. */
async function offer(
  { site, page, record }: { site: Site; page: Page; record: ClinicRecord },
  phone: string,
  nth: number,
): Promise<Date> {
  const startsAt = new Date((await availableSlots(page.request))[nth] ?? '');
  const { db, close } = openDatabase(site.databaseUrl, {
    maxConnections: 1,
    onError: () => undefined,
  });
  const services = {
    clock: systemClock,
    agenda: parseClinic(record).agenda,
    jobs: { ...idleJobs },
    secret: APP_SECRET,
  };
  try {
    const entries = await db.select().from(waitlistEntries);
    const [entry] = entries.filter(({ phoneE164 }) => phoneE164 === `+55${phone}`);
    const known = entry ?? entries.findLast(({ kind }) => kind === 'earlier');
    const [service] = await db.select().from(servicesTable).where(eq(servicesTable.slug, SERVICE));
    const doctors = await db.select().from(resources).where(eq(resources.kind, 'practitioner'));
    for (const { id: practitionerId } of doctors.sort((a, b) => a.position - b.position)) {
      const time = {
        ...{ serviceId: service?.id ?? 0, practitionerId, branch: null, startsAt },
        ...{ endsAt: startsAt, openedAfter: 0, isFree: true },
      };
      const wish: Wish = {
        id: known?.id ?? 0,
        serviceIds: [],
        practitionerId: null,
        weekdays: [],
        period: 'any',
        firstOn: null,
        notice: 'day',
        isPaused: false,
        isDeciding: false,
        toldBy: 'mail',
        appointment: null,
        refused: [],
      };
      const expiresAt = new Date(Date.now() + 3_600_000);
      const written = await db.transaction((tx) =>
        writeOffer(services, tx, { wish, time, expiresAt }),
      );
      if (written.ok) return startsAt;
    }
    throw new Error('nothing to offer');
  } finally {
    await close();
  }
}

async function bookedTimes(site: Site): Promise<number[]> {
  const { db, close } = openDatabase(site.databaseUrl, {
    maxConnections: 1,
    onError: () => undefined,
  });
  const rows = await db
    .select({ startsAt: appointments.startsAt })
    .from(appointments)
    .finally(close);
  return rows.map(({ startsAt }) => startsAt.getTime());
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('somebody comes to the list, sees the place, pauses, changes and leaves', async ({
      page,
      site,
    }) => {
      const phone = site.newPhone();
      await page.goto('/waitlist');
      await page.getByRole('button', { name: 'Entrar na lista' }).click();
      await expect(page.getByRole('alert')).toContainText('Escolha pelo menos um serviço.');
      await expect(page.getByRole('alert')).toContainText('É necessário consentir');
      await join(page, phone);
      await page.goto(await linkOf(site, phone));
      await expect(heading(page)).toHaveText('Sua espera');
      await expect(page.getByText(/lista para este serviço/)).toBeVisible();
      await expect(page.getByText('Ainda não dá para dizer')).toBeVisible();
      if (javaScriptEnabled) await inspectPage(page, 'waiting', { sizes: [] });
      await page.getByRole('button', { name: 'Pausar' }).click();
      await expect(page.getByRole('status').first()).toContainText('Sua espera está em pausa');
      await page.getByRole('button', { name: 'Voltar a esperar' }).click();
      await expect(page.getByRole('status').first()).toContainText('Você voltou a esperar');
      await page.getByText('O que serve para você').click();
      await pick(radio(page, 'À tarde'));
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByRole('status').first()).toContainText('O lugar é o mesmo');
      await page.getByRole('button', { name: 'Sair da lista' }).click();
      await expect(page.getByText('Você saiu da lista.')).toBeVisible();
    });

    test('who has no appointment accepts a time, which stays kept while the details are filled in', async ({
      page,
      site,
      record,
    }) => {
      const phone = site.newPhone();
      await join(page, phone);
      const startsAt = await offer({ site, page, record }, phone, javaScriptEnabled ? 4 : 12);
      await page.goto(await linkOf(site, phone));
      await expect(page.getByRole('heading', { name: /Há um horário para você/ })).toBeVisible();
      // By the keyboard alone.
      await page.getByRole('button', { name: 'Aceitar este horário' }).focus();
      await page.keyboard.press('Enter');
      // The exam dilates: the journey begins where it asks how one comes, with the kept time chosen.
      await expect(page).toHaveURL(/\/agendamento\/horario\?rascunho=/);
      await page.getByRole('button', { name: 'Continuar' }).click();
      await expect(page).toHaveURL(/\/agendamento\/dados\?rascunho=/);
      await expect(page.getByRole('textbox', { name: /nome completo/i }).first()).toHaveValue(
        'Zenaide Canária Lima',
      );
      expect(await bookedTimes(site)).not.toContain(startsAt.getTime());
      // The time is kept, also for who leaves the page and comes back.
      await page.goto('about:blank');
      const free = await availableSlots(page.request);
      expect(free).not.toContain(startsAt.toISOString());
    });

    test('who has an appointment wishes to come earlier, and accepts', async ({
      page,
      site,
      record,
    }) => {
      const phone = site.newPhone();
      const slots = await availableSlots(page.request);
      const { manageUrl } = await bookAppointmentInBrowser(page.request, {
        ...{ phone, email: emailOf(phone) },
        startsAt: slots.at(javaScriptEnabled ? -1 : -4) ?? '',
      });
      await page.goto(manageUrl);
      await page.getByRole('button', { name: 'Avise-me se abrir antes' }).click();
      await expect(page.getByText('Anotado. Se um horário antes do seu')).toBeVisible();
      const startsAt = await offer({ site, page, record }, '', javaScriptEnabled ? 20 : 28);
      await page.reload();
      await expect(page.getByText('Há um horário guardado para você.')).toBeVisible();
      await page.getByRole('link', { name: 'Ver meu lugar na lista' }).click();
      await expect(page.getByText(/Se aceitar, o seu agendamento de/)).toBeVisible();
      await page.getByRole('button', { name: 'Aceitar este horário' }).click();
      await expect(page.getByText('Horário alterado')).toBeVisible();
      expect(await bookedTimes(site)).toContain(startsAt.getTime());
    });
  });
}

test('staff see who waits, tell of an offer and answer for the person', async ({
  page,
  site,
  record,
}) => {
  const phone = site.newPhone();
  await join(page, phone);
  await offer({ site, page, record }, phone, 36);
  await signIn(page, site, { role: 'reception' });
  await page.goto('/equipe/agenda/antes');
  await expect(page.getByRole('heading', { name: 'Esperando resposta agora' })).toBeVisible();
  await inspectPage(page, 'staff waitlist', { sizes: [] });
  const row = page
    .getByRole('listitem')
    .filter({ hasText: 'Aceitou' })
    .filter({ hasText: phone.slice(-4) });
  const whatsapp = row.getByRole('link', { name: /Avisar por WhatsApp/ });
  await expect(whatsapp).toHaveAttribute('href', new RegExp(`wa.me/55${phone}\\?text=Ol`));
  await row.getByRole('button', { name: /^Não quer/ }).click();
  await expect(page.getByRole('status').first()).toContainText(
    'O horário vai para a próxima pessoa',
  );
  await page.getByText('Pôr alguém na lista', { exact: true }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Rui Canário Melo');
  await page.getByLabel('Telefone', { exact: true }).fill(site.newPhone());
  await pick(page.getByRole('checkbox', { name: 'Mapeamento de retina' }));
  await page.getByLabel('A pessoa concordou').check();
  await page.getByRole('button', { name: 'Pôr na lista' }).click();
  await expect(page.getByRole('status').first()).toContainText('A pessoa está na lista.');
  await expect(page.getByText('Rui Canário Melo', { exact: true })).toBeVisible();
});
