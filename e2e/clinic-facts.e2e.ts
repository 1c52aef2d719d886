import { wordsOf } from '#tests/page-html.ts';
import { textOfPdf } from '#tests/pdf-text.ts';
import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, test } from './fixtures.ts';
import { emailOf } from './journey.ts';
import { calendarOf, clinicMailsAbout, mailsTo } from './mails.ts';
import { signIn } from './staff.ts';
import { strangeWords } from './strange-words.ts';

// Whatever one clinic sends and prints says nothing of another: no name, number, price or picture. Of its public site
// links.e2e.ts says so, which reads it all.

test('what a patient is sent and shown says nothing of another clinic', async ({
  page,
  site,
  clinicName,
}) => {
  const phone = site.newPhone();
  const { protocol, manageUrl } = await bookAppointmentInBrowser(page.request, {
    phone,
    email: emailOf(phone),
  });
  await expect.poll(() => mailsTo(site.mailDir, emailOf(phone))).toHaveLength(1);
  await expect.poll(() => clinicMailsAbout(site.mailDir, protocol)).toHaveLength(1);
  const words = new Map<string, string>();
  for (const mail of [
    ...(await mailsTo(site.mailDir, emailOf(phone))),
    ...(await clinicMailsAbout(site.mailDir, protocol)),
  ]) {
    const { subject = '', text = '', html = '', from } = mail;
    words.set(`mail "${subject}"`, [subject, text, wordsOf(html), JSON.stringify(from)].join('\n'));
    const hasCalendar = mail.attachments.some(({ mimeType }) => mimeType === 'text/calendar');
    // The program that writes a calendar file names itself.
    if (hasCalendar) words.set('its calendar', calendarOf(mail).replace(/^PRODID:.*$/m, ''));
  }
  await page.goto(manageUrl);
  for (const path of ['', '/comprovante', '/remarcar', '/cancelar'])
    words.set(
      `own page ${path}`,
      wordsOf(await (await page.request.get(`/meu-agendamento${path}`)).text()),
    );
  const file = await page.request.get('/meu-agendamento/calendario.ics');
  words.set('calendar file', (await file.text()).replace(/^PRODID:.*$/m, ''));
  await signIn(page, site, { role: 'reception' });
  const sheet = await page.request.get('/equipe/agenda/folha.pdf');
  expect(sheet.headers()['content-type']).toBe('application/pdf');
  words.set('printed day', textOfPdf(await sheet.body()));
  expect(words.size).toBeGreaterThan(7);
  expect(strangeWords(words, clinicName)).toEqual([]);
});
