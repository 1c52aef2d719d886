import { expect, test } from 'vitest';
import { MailRefusedError, mailOptions } from '#app/platform/mail/mail.server.ts';
import { contactMail, type StoredMessage } from './send-contact-mail.server.ts';

const CLINIC = {
  displayName: 'Clínica Horizonte',
  email: 'contato@clareia.example.com',
  domain: 'clareia.example.com',
};
const SENDER = { from: { name: 'Clareia', address: CLINIC.email } };

function stored(changes: Partial<StoredMessage> = {}): StoredMessage {
  return {
    id: 7,
    name: 'Rosa Lima',
    phoneE164: '+5535995550144',
    email: 'rosa@example.com',
    message: 'Bom dia!\n\nVocês atendem aos sábados?',
    locale: 'en-US',
    createdAt: new Date('2026-10-05T12:30:00Z'),
    ...changes,
  };
}

test('goes to the clinic alone and is answered to the visitor', () => {
  const { envelope, to, replyTo } = mailOptions(contactMail(stored(), CLINIC), SENDER);
  expect(envelope.to).toEqual([CLINIC.email]);
  expect(to.address).toBe(CLINIC.email);
  expect(replyTo).toEqual({ name: '', address: 'rosa@example.com' });
});

test('says who wrote what, and nothing of it in the subject', () => {
  const { subject, text } = contactMail(stored(), CLINIC);
  expect(subject).toBe('Mensagem pelo site: segunda-feira, 5 de outubro, às 9h30');
  expect(text).toContain('Nome: Rosa Lima\nTelefone: +5535995550144\nE-mail: rosa@example.com');
  expect(text).toContain('Idioma da página: inglês');
  expect(text).toMatch(/MENSAGEM\n\nBom dia!\n\nVocês atendem aos sábados\?\n$/);
});

test('turns no name into a link and no message into markup', () => {
  const mail = contactMail(
    stored({
      name: 'www.evil.example/@x',
      message: '<a href="https://evil.example">oi</a> {{7*7}}',
    }),
    CLINIC,
  );
  expect(mail.text).toContain('Nome: www. evil. example x');
  expect(mail.html).not.toContain('<a ');
  expect(mail.html).toContain('&lt;a href');
  expect(mail.text).toContain('{{7*7}}');
});

test('is known as the same mail at every try, and not as another’s', () => {
  const id = (changes: Partial<StoredMessage> = {}) =>
    contactMail(stored(changes), CLINIC).messageId;
  expect(id()).toBe(id({ name: 'Outra' }));
  expect(id()).not.toBe(id({ id: 8 }));
});

test('an address that is more than one plain address is answered by nobody', () => {
  const mail = contactMail(stored({ email: 'a@example.com, b@example.com' }), CLINIC);
  expect(() => mailOptions(mail, SENDER)).toThrow(MailRefusedError);
});
