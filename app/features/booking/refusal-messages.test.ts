import { describe, expect, test } from 'vitest';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import {
  personFieldText,
  refusalText,
  tooManyAttemptsText,
  unavailableText,
} from './refusal-messages.ts';

const clinic = parseClinic(serraClaraRecord);

describe('the messages for refusals', () => {
  test('name the rules of this clinic', () => {
    expect(refusalText('too-soon', clinic)).toContain('com 2 horas de antecedência');
    expect(refusalText('too-many-visits', clinic)).toContain('até 2 agendamentos');
    expect(refusalText('too-late', clinic)).toContain('menos de 24 horas');
    const agenda = { ...clinic.agenda, noticeMinutes: 45, maxFutureAppointmentsPerPhone: 1 };
    expect(refusalText('too-soon', { ...clinic, agenda })).toContain('com 45 minutos');
    expect(refusalText('too-many-visits', { ...clinic, agenda })).toContain('até 1 agendamento');
  });

  test('say how long to wait in a unit that people use', () => {
    expect(tooManyAttemptsText(1, 'pt-BR')).toContain('em 1 segundo.');
    expect(tooManyAttemptsText(119, 'pt-BR')).toContain('em 119 segundos.');
    expect(tooManyAttemptsText(3_541, 'pt-BR')).toContain('em 60 minutos.');
  });

  test('send to phone and WhatsApp when nothing works', () => {
    expect(unavailableText(clinic)).toBe(
      'Serviço indisponível. Use WhatsApp ou ligue para (35)\u00a099555-0100',
    );
  });

  test('send to the phone alone where the clinic has no WhatsApp', () => {
    const plain = { ...clinic, whatsapp: undefined };
    expect(unavailableText(plain)).toBe('Serviço indisponível. Ligue para (35)\u00a099555-0100');
    expect(refusalText('too-late', plain)).toContain('Para remarcar ou cancelar, ligue para (35)');
    expect(tooManyAttemptsText(1, 'en-US', plain)).toContain('If you prefer, call (35)');
    expect(refusalText('not-online', { ...plain, locale: 'en-US' })).toContain('online. Call (35)');
  });
});

test('the messages are those of the specification', () => {
  const clinic = { phone: { raw: '35995550100' }, locale: 'pt-BR' } as const;
  expect(personFieldText('name-too-short', clinic)).toBe('Informe pelo menos 3 caracteres.');
  expect(personFieldText('email', clinic)).toBe('E-mail inválido.');
  expect(personFieldText('phone', clinic)).toBe('Use apenas números com DDD (ex: 35995550100).');
});

test('another language has its own messages and the same example', () => {
  const clinic = { phone: { raw: '35995550100' }, locale: 'en-US' } as const;
  expect(personFieldText('email', clinic)).toBe('Invalid email.');
  expect(personFieldText('phone', clinic)).toBe(
    'Use only numbers, with the area code (e.g. 35995550100).',
  );
});
