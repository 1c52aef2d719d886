import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { STAFF_ROUTES } from '#app/routes/staff/policies.ts';
import { availableSlots, bookAppointmentInBrowser } from './agenda.ts';
import { hourOf, startOf } from './calendar-file.ts';
import { expect, test } from './fixtures.ts';
import {
  answersOfAdult,
  chooseTime,
  confirm,
  EXAM,
  emailOf,
  expectStep,
  goOn,
  untilLettersAreThere,
  untilStarted,
  walkTo,
} from './journey.ts';
import { keyboardOf } from './keyboard-focus.ts';
import { calendarOf, mailsTo, manageLinkOf } from './mails.ts';
import { signIn } from './staff.ts';

// The ways that every clinic's visitors and staff go, and the same time told at each stop: on the screen, in the mail,
// in the calendar, in the interface for programs and on the staff's agenda.

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an appointment is booked, moved and cancelled at one and the same time everywhere', async ({
      page,
      site,
      record,
      clinicName,
    }) => {
      const { timeZone, displayName, phone: clinicPhone } = parseClinic(record);
      const phone = site.newPhone();
      const answers = answersOfAdult(phone, { service: EXAM[clinicName] });
      await walkTo(page, 'time', answers);
      await chooseTime(page);
      const chosen = new Date(await page.getByRole('radio', { checked: true }).inputValue());
      const hour = hourOf(chosen, timeZone);
      await goOn(page);
      await expectStep(page, 'details');
      await walkTo(page, 'check', answers);
      await expect(page.getByRole('main')).toContainText(`às ${hour}`);
      await confirm(page);
      await expectStep(page, 'done');
      await expect(page.locator('.done-moment').last()).toContainText(`às ${hour}`);

      await expect.poll(() => mailsTo(site.mailDir, emailOf(phone))).toHaveLength(1);
      const [mail] = await mailsTo(site.mailDir, emailOf(phone));
      expect(mail?.subject).toContain(`às ${hour}`);
      expect(mail?.text).toContain(clinicPhone.display);
      expect(mail?.from?.name).toContain(displayName);
      expect(startOf(mail ? calendarOf(mail) : '')).toEqual(chosen);

      await page.goto(mail ? manageLinkOf(mail) : '');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(hour);
      await page.getByRole('link', { name: 'Remarcar' }).click();
      await chooseTime(page);
      const later = new Date(await page.getByRole('radio', { checked: true }).inputValue());
      expect(later).not.toEqual(chosen);
      await goOn(page);
      await page.getByRole('button', { name: 'Remarcar' }).click();
      await expect(page.getByText('Horário alterado')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(hourOf(later, timeZone));
      await page.getByRole('link', { name: 'Cancelar o agendamento' }).click();
      await page.getByRole('button', { name: 'Sim, cancelar o agendamento' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agendamento cancelado');
    });
  });
}

test('programs are told the clinic’s zone and its offset', async ({ page, record }) => {
  const { timeZone } = parseClinic(record);
  const slots = await availableSlots(page.request);
  const [first = ''] = slots;
  const day = first.slice(0, 10);
  const answer = await page.request.get(
    `/api/v1/slots?service=mapeamento-de-retina&from=${day}&days=1`,
  );
  expect(await answer.json()).toMatchObject({ timeZone });
  for (const text of slots) {
    const [, hour = '', minute = ''] = /T(\d\d):(\d\d):/.exec(text) ?? [];
    const told = `${Number(hour)}h${minute === '00' ? '' : minute}`;
    expect([text, told]).toEqual([text, hourOf(new Date(text), timeZone)]);
  }
  const { services } = await (await page.request.get('/api/v1/services')).json();
  const { payers } = await (await page.request.get('/api/v1/payers')).json();
  const online = record.services.filter(({ isBookableOnline }) => isBookableOnline);
  const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug).sort();
  expect(slugs(services)).toEqual(slugs(online));
  expect(payers.map(({ id }: { id: string }) => id)).toEqual(record.payers.map(({ id }) => id));
});

test('an appointment is moved by the keyboard alone', async ({ page, site }) => {
  const keys = keyboardOf(page);
  const { manageUrl } = await bookAppointmentInBrowser(page.request, { phone: site.newPhone() });
  await page.goto(manageUrl);
  await untilStarted(page);
  await keys.skipToContent();
  await keys.press(page.getByRole('main').getByRole('link', { name: 'Remarcar' }));
  await expect(page).toHaveURL(/\/remarcar$/);
  await untilStarted(page);
  await keys.skipToContent();
  const day = page.locator('.day-strip li').nth(2).getByRole('link');
  await keys.press(day);
  await expect(day).toHaveAttribute('aria-current', 'date');
  await keys.tabTo(page.getByRole('radio'));
  await page.keyboard.press('Space');
  await keys.press(page.getByRole('main').getByRole('button', { name: 'Continuar', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Remarcar para este horário?');
});

test('every page of the staff side opens, and the day shows the appointment at its hour', async ({
  openVisitor,
  site,
  record,
}) => {
  const { timeZone } = parseClinic(record);
  const page = await openVisitor();
  await signIn(page, site, { role: 'administrator' });
  const { startsAt } = await bookAppointmentInBrowser(page.request, { phone: site.newPhone() });
  const plain = STAFF_ROUTES.map(({ pattern }) => pattern).filter(
    (pattern) =>
      !/[:*]/.test(pattern) &&
      !/\/sair$/.test(pattern) &&
      // A stream, which has no end.
      pattern !== AGENDA_PATHS.live,
  );
  const broken: string[] = [];
  for (const path of plain) {
    const answer = await page.request.get(path);
    if (answer.status() >= 500) broken.push(`${path}: ${answer.status()}`);
  }
  expect(broken).toEqual([]);
  await page.goto(`/equipe/agenda?dia=${startsAt.slice(0, 10)}`);
  await expect(page.getByRole('main')).toContainText(hourOf(new Date(startsAt), timeZone));
  await expect(page.getByRole('main')).toContainText('Benedito Alves');
});

/** Phones, tablets, a desktop, and a desktop at 400 %. */
const WIDTHS = [320, 360, 768, 1280];

// Each page is opened once: no script of the site lays it out by the width that it finds when it starts.
test('no page is wider than its window, of whatever width', async ({ page, routes }) => {
  const wide: string[] = [];
  for (const { kind, paths } of routes) {
    const [path] = paths;
    if (kind === 'redirect' || path === undefined) continue;
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await untilLettersAreThere(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) wide.push(`${path}: ${over} px at ${width} px`);
    }
  }
  expect(wide).toEqual([]);
});
