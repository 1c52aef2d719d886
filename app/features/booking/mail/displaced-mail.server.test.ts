import { expect, test } from 'vitest';
import type { AppointmentSummary } from '#app/scheduling/appointment-summary.ts';
import { displacedMail } from './displaced-mail.server.ts';

const summary: AppointmentSummary = {
  ...{ locale: 'pt-BR', protocol: '4821-9057', sequence: 2, recordVersion: 7, steps: [] },
  changedAt: new Date('2026-10-01T15:00:00Z'),
  serviceTitle: 'Mapeamento de retina',
  practitionerName: 'Dra. Helena Prado',
  startsAt: new Date('2026-10-14T12:30:00Z'),
  endsAt: new Date('2026-10-14T13:00:00Z'),
  patientName: 'João Souza',
  contact: { name: 'Maria Souza', email: 'maria@example.com', phoneE164: '+5533999990000' },
  ...{ payerTitle: 'Particular', coupon: null, bring: ['Cartão'], preparation: ['Traga óculos.'] },
  preparationFlags: { companion: true, fastingHours: 8, dilation: true, lensesOffHours: 24 },
  manageUrl: 'https://horizonte.example/meu-agendamento/abc_DEF-123',
  clinic: {
    ...{ domain: 'horizonte.example', displayName: 'Clínica Horizonte' },
    addressLines: ['Rua das Flores, 10', 'Centro, Caratinga, MG'],
    ...{ phoneDisplay: '(33) 3321-0000', phoneE164: '+553333210000' },
    whatsappLink: 'https://wa.me/553333210000?text=Ol%C3%A1',
    email: 'contato@horizonte.example',
    mapUrl: 'https://maps.example/',
  },
};
const MAIN = { phone: { display: '(33) 3321-9999', e164: '+553333219999' } };

test.each([
  ['gone', 'quem faria o atendimento não atende nesse dia', 'the provider does not see patients'],
  ['hours', 'a clínica não atende mais nesse horário', 'no longer open at that time'],
  ['closed', 'a unidade do atendimento fechou', 'that location has closed'],
] as const)('asks for another time and says why: %s', (why, portuguese, english) => {
  const mail = displacedMail(why, summary, MAIN);
  expect(mail?.to).toBe('maria@example.com');
  expect(mail?.calendar).toBeUndefined();
  expect(mail?.messageId).toBe('4821-9057.2.displaced.7.patient@horizonte.example');
  expect(mail?.subject).toBe(
    'Precisamos mudar o seu horário: quarta-feira, 14 de outubro, às 9h30',
  );
  expect(mail?.text).toContain(
    `O horário marcado é quarta-feira, 14 de outubro, às 9h30, mas ${portuguese}.`,
  );
  expect(mail?.text).toContain(summary.manageUrl);
  // Nobody answers in a house that is closed.
  const phone = why === 'closed' ? MAIN.phone.display : summary.clinic.phoneDisplay;
  expect(mail?.text).toContain(`Ligar para ${phone}`);
  expect(mail?.text).not.toMatch(/continua|confira|Rua das Flores|Cartão|arquivo|sem comer/i);
  const abroad = displacedMail(why, { ...summary, locale: 'en-US' }, MAIN);
  expect(abroad?.subject).toMatch(/^We need to change your appointment: /);
  expect(abroad?.text).toContain(english);
  expect(abroad?.text).not.toMatch(/stays the same|what to bring/i);
});

test('the reason stays whatever a clinic writes, and health stays out of the subject', () => {
  const mailWords = {
    displaced: { portuguese: { subject: 'Ligue {data}', opening: 'Oi, {nome}.' } },
  };
  const clinic = { ...summary.clinic, mailWords };
  const mail = displacedMail('gone', { ...summary, clinic }, MAIN);
  expect(mail?.subject).toMatch(/^Ligue quarta-feira/);
  expect(mail?.text).toContain('Oi, Maria.');
  expect(mail?.text).toContain('não atende nesse dia');
  expect(`${mail?.subject}${displacedMail('gone', summary, MAIN)?.subject}`).not.toContain(
    'retina',
  );
});

test('is not made when the contact left no address', () => {
  const contact = { ...summary.contact, email: null };
  expect(displacedMail('hours', { ...summary, contact }, MAIN)).toBeNull();
});

test('whose payer is taken no more is asked to talk to the clinic, in both languages', () => {
  const mail = displacedMail('uncovered', summary, MAIN);
  expect(mail?.subject).toMatch(/^Sobre o convênio do seu horário/);
  expect(mail?.text).toContain(`A clínica não atende mais ${summary.payerTitle}.`);
  expect(mail?.text).toContain('está guardado');
  expect(mail?.text).not.toMatch(/continua o mesmo|Precisamos mudar/);
  expect(mail?.messageId).toBe('4821-9057.2.uncovered.7.patient@horizonte.example');
  expect(mail?.calendar).toBeUndefined();
  const abroad = displacedMail('uncovered', { ...summary, locale: 'en-US' }, MAIN);
  expect(abroad?.text).toContain(`The clinic no longer takes ${summary.payerTitle}.`);
});

test('whose payer left and whose place moved gets the calendar entry anew, with the place', () => {
  const mail = displacedMail('uncovered', summary, { ...MAIN, hasCalendar: true });
  const unfolded = mail?.calendar?.content.replaceAll('\r\n ', '');
  expect(unfolded).toContain('METHOD:REQUEST');
  expect(unfolded).toContain('LOCATION:Rua das Flores');
  expect(mail?.text).toContain('O arquivo anexo atualiza a sua agenda.');
});

test('says who is not there at that time, and from which day', () => {
  const away = { name: 'Marina Couto', from: '2026-10-12' };
  const mail = displacedMail('away', { ...summary, away, recordVersion: 'h' }, MAIN);
  expect(mail?.text).toContain(
    'mas, a partir de segunda-feira, 12 de outubro de 2026, Marina Couto não atende nesse horário.',
  );
  expect(mail?.text).toContain(summary.manageUrl);
  expect(mail?.calendar).toBeUndefined();
  const abroad = displacedMail('away', { ...summary, away, locale: 'en-US' }, MAIN);
  expect(abroad?.text).toContain(
    'but, from Monday, October 12, 2026, Marina Couto does not see patients at that time.',
  );
  const always = displacedMail('away', { ...summary, away: { ...away, from: null } }, MAIN);
  expect(always?.text).toContain('às 9h30, mas Marina Couto não atende nesse horário.');
});
