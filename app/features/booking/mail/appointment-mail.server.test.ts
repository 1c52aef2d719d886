import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { appointmentCalendar } from '#app/features/booking/appointment-calendar.ts';
import { appointmentMail as messages } from '#app/locales/appointment-mail.ts';
import { smtpMailer } from '#app/platform/mail/mail.server.ts';
import { isMailAddress } from '#app/platform/mail/mail-address.ts';
import type { AppointmentNews, AppointmentSummary } from '#app/scheduling/appointment-summary.ts';
import { startSmtpPeer } from '#tests/smtp-peer.ts';
import { clinicMail, patientMail } from './appointment-mail.server.ts';

const NEWS: AppointmentNews[] = ['created', 'moved', 'cancelled'];

function summary(changes: Partial<AppointmentSummary> = {}): AppointmentSummary {
  return {
    locale: 'pt-BR',
    protocol: '4821-9057',
    sequence: 0,
    changedAt: new Date('2026-10-01T15:00:00Z'),
    serviceTitle: 'Mapeamento de retina',
    steps: [],
    practitionerName: 'Dra. Helena Prado',
    startsAt: new Date('2026-10-14T12:30:00Z'),
    endsAt: new Date('2026-10-14T13:00:00Z'),
    patientName: 'João Souza',
    contact: { name: 'Maria Souza', email: 'maria@example.com', phoneE164: '+5533999990000' },
    payerTitle: 'Particular',
    coupon: null,
    bring: ['Documento com foto', 'Cartão do convênio'],
    preparation: ['Traga seus óculos e as fotos da retina.'],
    preparationFlags: { companion: true, fastingHours: 8, dilation: true, lensesOffHours: 24 },
    manageUrl: 'https://horizonte.example/meu-agendamento/abc_DEF-123',
    clinic: {
      domain: 'horizonte.example',
      displayName: 'Clínica Horizonte',
      addressLines: ['Rua das Flores, 10, sala 2', 'Centro, Caratinga, MG'],
      phoneDisplay: '(33) 3321-0000',
      phoneE164: '+553333210000',
      whatsappLink: 'https://wa.me/553333210000?text=Ol%C3%A1',
      email: 'contato@horizonte.example',
      mapUrl: 'https://maps.example/?q=-19.7,-42.1&z=17',
    },
    ...changes,
  };
}

function patientMailOf(kind: AppointmentNews, changes: Partial<AppointmentSummary> = {}) {
  const mail = patientMail(kind, summary(changes), messages);
  if (mail?.html === undefined || mail.calendar === undefined) throw new Error('no whole mail');
  return { ...mail, html: mail.html, calendar: mail.calendar };
}

describe('the patient’s mail', () => {
  test('says when, where, how to prepare, what to bring and how to change it', () => {
    const mail = patientMailOf('created');
    expect(mail.to).toBe('maria@example.com');
    expect(mail.subject).toBe('Agendamento confirmado: quarta-feira, 14 de outubro, às 9h30');
    for (const words of [
      'Olá, Maria Souza.',
      'Está tudo certo para quarta-feira, 14 de outubro, às 9h30.',
      'quarta-feira, 14 de outubro de 2026, às 9h30',
      '4821-9057',
      'Fique 8 horas sem comer',
      'Venha com um acompanhante adulto.',
      'Não volte dirigindo',
      'Fique 24 horas sem lentes de contato',
      'Traga seus óculos e as fotos da retina.',
      'Cartão do convênio',
      'Rua das Flores, 10, sala 2',
      'Ligar para (33) 3321-0000',
    ]) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
    expect(mail.text).toContain('https://horizonte.example/meu-agendamento/abc_DEF-123');
    for (const url of [
      'https://horizonte.example/meu-agendamento/abc_DEF-123',
      'tel:+553333210000',
    ]) {
      expect(mail.html).toContain(`href="${url}"`);
    }
    expect(mail.html).toContain('href="https://maps.example/?q=-19.7,-42.1&amp;z=17"');
  });

  test('tells nothing of health in the subject, the calendar or the file name', () => {
    for (const kind of NEWS) {
      const { subject, calendar } = patientMailOf(kind);
      expect([subject, calendar.content, calendar.filename].join('\n')).not.toContain('retina');
    }
  });

  test('of a moved appointment names both times and raises the sequence', () => {
    const previousStartsAt = new Date('2026-10-13T17:00:00Z');
    const mail = patientMailOf('moved', { sequence: 2, previousStartsAt });
    expect(mail.subject).toBe('Horário alterado: quarta-feira, 14 de outubro, às 9h30');
    expect(mail.text).toContain(
      'O horário anterior (terça-feira, 13 de outubro, às 14h) não vale mais.',
    );
    expect(mail.calendar.method).toBe('REQUEST');
    expect(mail.calendar.content).toContain('\r\nSEQUENCE:2\r\n');
  });

  test('of a cancelled appointment carries no instructions and no manage link', () => {
    const mail = patientMailOf('cancelled', { sequence: 3 });
    expect(mail.text).toContain('foi cancelado');
    expect(mail.text).toContain('Para fazer outro agendamento'.toUpperCase());
    for (const body of [mail.text, mail.html, mail.calendar.content]) {
      expect(body).not.toMatch(/abc_DEF|sem comer|O QUE TRAZER/);
    }
    expect(mail.calendar.method).toBe('CANCEL');
    expect(mail.calendar.content).toContain('\r\nSEQUENCE:3\r\n');
  });

  test('offers a chat only where the clinic has WhatsApp', () => {
    expect(patientMailOf('created').text).toContain('WhatsApp');
    const clinic = { ...summary().clinic, whatsappLink: undefined };
    for (const kind of ['created', 'moved', 'cancelled'] as const) {
      const mail = patientMailOf(kind, { clinic });
      expect(mail.text + mail.html).not.toMatch(/WhatsApp|wa\.me/);
      expect(mail.text).toContain('Ligar para (33) 3321-0000');
    }
  });

  test('is not made when the contact left no address', () => {
    const contact = { name: 'Maria', email: null, phoneE164: '+5533999990000' };
    expect(patientMail('created', summary({ contact }), messages)).toBeNull();
  });

  test('leaves out what does not apply', () => {
    const preparationFlags = {
      companion: false,
      fastingHours: 0,
      dilation: false,
      lensesOffHours: 0,
    };
    const mail = patientMailOf('created', { preparationFlags, preparation: [], bring: [] });
    expect(mail.text).not.toMatch(/IMPORTANTE|COMO SE PREPARAR|O QUE TRAZER|sem comer|dirigindo/);
  });
});

test('no sentence names one person twice, also who books for themselves', () => {
  const contact = { name: 'Maria Souza', email: 'maria@example.com', phoneE164: '+5533999990000' };
  for (const kind of NEWS) {
    const { text } = patientMailOf(kind, { patientName: 'Maria Souza', contact });
    for (const sentence of text.split(/[.\n]/))
      expect(sentence.split('Maria').length, sentence).toBeLessThanOrEqual(2);
  }
});

describe('the clinic’s mail', () => {
  test('tells what changed and no more than the front desk needs', () => {
    const previousStartsAt = new Date('2026-10-13T17:00:00Z');
    const mail = clinicMail('moved', summary({ previousStartsAt }), messages);
    expect(mail.to).toBe('contato@horizonte.example');
    expect(mail.subject).toBe(
      'Agendamento remarcado 4821-9057: quarta-feira, 14 de outubro, às 9h30',
    );
    for (const words of ['Mapeamento de retina', 'João Souza', '+5533999990000', '13 de outubro']) {
      expect(mail.text).toContain(words);
    }
    expect(`${mail.text}${mail.html}`).not.toMatch(/abc_DEF|maria@|sem comer|https?:/);
    expect(mail.calendar?.method).toBe('PUBLISH');
    expect(mail.calendar?.content).not.toMatch(/João|maria@|retina|https?:/);
  });

  test('names the patient in no subject', () => {
    for (const kind of NEWS) {
      expect(clinicMail(kind, summary(), messages).subject).not.toMatch(/João|Souza|retina/);
    }
  });
});

test('a Message-ID belongs to one change and one reader, and stays the same at a repeat', () => {
  const ids = NEWS.flatMap((kind) =>
    [0, 1].flatMap((sequence) => [
      patientMailOf(kind, { sequence }).messageId,
      clinicMail(kind, summary({ sequence }), messages).messageId,
    ]),
  );
  expect(new Set(ids).size).toBe(12);
  expect(ids.every(isMailAddress)).toBe(true);
  expect(patientMailOf('created').messageId).toBe(patientMailOf('created').messageId);
});

test('arrives over SMTP with a calendar that reads back the appointment', async () => {
  const peer = await startSmtpPeer({ mode: 'accepting' });
  const from = { name: 'Clínica Horizonte', address: 'contato@horizonte.example' };
  const mailer = smtpMailer({ url: peer.url, from });
  try {
    const mail = patientMailOf('moved', { sequence: 1 });
    await mailer.send(mail);
    const [received] = peer.received;
    expect(received?.recipients).toEqual(['maria@example.com']);
    expect(received?.email).toMatchObject({
      subject: mail.subject,
      messageId: '<4821-9057.1.moved.patient@horizonte.example>',
    });
    expect(received?.email.text?.trim()).toBe(mail.text.trim());
    const files = (received?.email.attachments ?? []).map(({ mimeType, method, content }) => {
      const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
      return { mimeType, method, text: text.replace(/\r?\n/g, '\r\n').trim() };
    });
    const text = mail.calendar.content.trim();
    expect(files).toEqual([
      { mimeType: 'text/calendar', method: 'REQUEST', text },
      { mimeType: 'application/ics', method: undefined, text },
    ]);
  } finally {
    await mailer.close();
    await peer.close();
  }
});

test('the appointment has one UID through all its changes, in mail and download', () => {
  const files = NEWS.flatMap((kind) => [
    patientMailOf(kind).calendar.content,
    appointmentCalendar('download', kind, summary(), messages).content,
  ]);
  const uids = files.map((file) => {
    return new ICAL.Component(ICAL.parse(file))
      .getFirstSubcomponent('vevent')
      ?.getFirstPropertyValue('uid');
  });
  expect(new Set(uids)).toEqual(new Set(['4821-9057@horizonte.example']));
});

test('mails of several exams say until when, and who does what', () => {
  const steps = [
    { time: '8h', title: 'Topografia corneana', practitionerName: 'Dra. Helena Prado' },
    { time: '8h15', title: 'Campo visual', practitionerName: 'Marina Couto' },
  ];
  const until = summary().endsAt.toISOString();
  const [hour, minute] = [Number(until.slice(11, 13)) - 3, Number(until.slice(14, 16))];
  const words = minute === 0 ? `${hour}h` : `${hour}h${String(minute).padStart(2, '0')}`;
  for (const mail of [
    clinicMail('created', summary({ steps }), messages),
    patientMailOf('created', { steps }),
  ]) {
    expect(mail.text).toContain(`, até ${words}`);
    expect(mail.text).toContain('8h · Topografia corneana: Dra. Helena Prado');
    expect(mail.text).toContain('8h15 · Campo visual: Marina Couto');
  }
});

describe('what a stranger typed', () => {
  const hostile = [
    '{{7*7}} <%= 7*7 %> #{7*7}',
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '"><a href="https://evil.example">x</a>',
    'Ana\r\n\r\nNOVO ENDEREÇO\nRua Falsa, 1',
    'Ganhe um prêmio em https://evil.example/x?y ou www.evil.example ou a@evil.example',
  ];

  test.each(hostile)('stays words: %j', (name) => {
    const contact = { name, email: 'maria@example.com', phoneE164: '+5533999990000' };
    const changes = { patientName: name, contact };
    const mails = NEWS.flatMap((kind) => [
      patientMailOf(kind, changes),
      clinicMail(kind, summary(changes), messages),
    ]);
    for (const { subject, text, html } of mails) {
      expect(subject).not.toContain(name.slice(0, 5));
      expect(html).not.toMatch(/<(script|img|a href="https:\/\/evil)/i);
      expect(`${text}${html}`).not.toMatch(/evil\.example|\/\/evil|^NOVO ENDEREÇO/m);
    }
  });

  test('is not run by any template engine', () => {
    const mail = patientMailOf('created', { patientName: '{{7*7}} <%= 7*7 %>' });
    expect(mail.text).toContain('Paciente: {{7*7}} <%= 7*7 %>');
    expect(mail.html).toContain('{{7*7}} &lt;%= 7*7 %&gt;');
  });
});

test('the HTML brings nothing from elsewhere and reads in large type', () => {
  for (const kind of NEWS) {
    const { html } = patientMailOf(kind);
    expect(html).toMatch(/^<!doctype html><html lang="pt-BR">/);
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form|svg)\b|url\(|src=|@import/i);
    expect(html).toContain('font:18px/1.5');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html.match(/class="button"/g) ?? []).toHaveLength(kind === 'cancelled' ? 0 : 1);
    expect(html).toContain('Clínica Horizonte</p>');
  }
});
