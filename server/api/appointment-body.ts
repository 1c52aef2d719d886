import { z } from 'zod';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { isMinorOn, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { isInsurer } from '#app/clinic/payer-titles.ts';
import {
  type PersonFieldRefusal,
  parseBirthDate,
  parseEmail,
  parseName,
  parsePhone,
  parseRelation,
} from '#app/clinic/person-fields.ts';
import { LENSES } from '#app/clinic/preparation-times.ts';
import { parseNote } from '#app/clinic/reception-note.ts';
import { bookingConsentOf } from '#app/features/booking/booking-consent.server.ts';
import { apiMessages, personFieldText } from '#app/features/booking/refusal-messages.ts';
import { insurance } from '#app/locales/appointment/insurance.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { isOverOn, parseCardNumber, parseValidity } from '#app/scheduling/payers/insurance-card.ts';
import { ARRIVALS } from '#app/scheduling/preparation/preparation-answers.ts';
import { type Contents, contentIn } from '#app/site-content/site-content.server.ts';
import type { ApiContext } from './api-context.ts';
import type { FieldError } from './field-errors.ts';
import { payer, startsAt, textBy } from './fields.ts';
import { wantedFields, wantedIn, withOneWish } from './wanted-services.ts';

export type AppointmentBody = z.output<ReturnType<typeof appointmentBody>>;

/** The body of a booking request; parsed into what `bookAppointment` takes. */
export function appointmentBody({
  clinic,
  contents,
  clock,
}: Pick<ApiContext, 'clinic' | 'contents' | 'clock'>) {
  const say = (refusal: PersonFieldRefusal) => personFieldText(refusal, clinic);
  const name = textBy(parseName, say).meta({ example: 'Antônia Reis' });
  const bornOn = textBy((text) => parseBirthDate(text, wallClockOf(clock.now()).on), say);
  const fields = z.strictObject({
    ...wantedFields,
    startsAt,
    patient: z.strictObject({
      name,
      birthDate: bornOn
        .meta({ format: 'date', example: '1960-03-27' })
        .describe('De menores de 18 sempre; dos outros, como o formulário da clínica pede')
        .optional(),
      adult: z
        .literal(true)
        .describe('O paciente tem 18 anos ou mais: preciso onde birthDate não vem nem é pedido')
        .optional(),
    }),
    guardian: z
      .strictObject({ name, relation: textBy(parseRelation, say).meta({ example: 'mãe' }) })
      .describe('Quem responde por um paciente com menos de 18 anos')
      .optional(),
    contact: z.strictObject({
      name,
      phone: textBy(parsePhone, say).meta({ example: clinic.phone.raw }),
      email: textBy(parseEmail, say)
        .meta({ example: 'antonia@example.com' })
        .describe('Como o formulário da clínica pede; onde não pede, não é lido')
        .optional(),
    }),
    payer,
    card: z
      .strictObject({
        number: textBy(parseCardNumber, () => insurance.card.wrongNumber),
        validUntil: textBy(parseValidity, () => insurance.card.wrongUntil)
          .meta({ example: '03/2027' })
          .optional(),
      })
      .describe('Carteirinha de quem vem por convênio, como o formulário da clínica pede')
      .optional(),
    note: textBy(parseNote, say)
      .describe('Para a recepção, sem nada da saúde; onde a clínica não pede, não é lida')
      .optional(),
    consent: z
      .literal(true, apiMessages.field.consent)
      .describe(consentsIn(contents, clinic.locales)),
    preparation: z
      .strictObject({
        arrival: z
          .enum(ARRIVALS)
          .describe('Como o paciente vem: com alguém, sem companhia ou dirigindo')
          .optional(),
        lenses: z
          .enum(LENSES)
          .describe('Lentes de contato: não usa, gelatinosas, rígidas, ou usa sem saber o tipo')
          .optional(),
        fasting: z.literal(true).describe('O paciente confirma o jejum').optional(),
        companion: z.literal(true).describe('O paciente vem com um adulto').optional(),
      })
      .describe('Respostas sobre o preparo, como a tela dos horários as pede')
      .optional(),
    holdToken: z.string().max(200).optional(),
    locale: z
      .enum(clinic.locales)
      .describe('Idioma do agendamento: do link, dos e-mails e do consentimento; sem ele, pt-BR')
      .optional(),
  });
  return withOneWish(fields);
}

/** The consents that must have been read, in each language of the site. */
export function consentsIn(contents: Contents, locales: Clinic['locales']): string {
  const consents = locales.map((locale) => {
    const { text } = bookingConsentOf(contentIn(contents, locale).clinic);
    return `A pessoa leu e aceitou (${locale}): ${text}`;
  });
  return consents.join('\n\n');
}

/** What a valid body lacks of what the clinic's own form asks at the moment, or says that no form would take. */
export function unaskedErrors(body: AppointmentBody, clinic: Clinic): FieldError[] {
  const { birthDate, email, card } = clinic.bookingForm;
  const { patient, guardian, contact } = body;
  const missing = (field: string) => ({ field, message: apiMessages.field.missing });
  const isBornSaid = patient.birthDate !== undefined;
  const asksAdult = !guardian && !patient.adult && (birthDate === 'off' || !isBornSaid);
  const until = body.card?.validUntil ?? null;
  const isInsured = isInsurer(body.payer) && card !== 'off';
  return [
    ...(!isBornSaid && (guardian || birthDate === 'required')
      ? [missing('patient.birthDate')]
      : []),
    ...(birthDate !== 'required' && asksAdult
      ? [{ field: 'patient.adult', message: personFieldText('adult-unsaid', clinic) }]
      : []),
    ...(email === 'required' && !contact.email ? [missing('contact.email')] : []),
    ...(isInsured && card === 'required' && !body.card ? [missing('card')] : []),
    ...(isInsured && isOverOn(until, wallClockOf(body.startsAt).on)
      ? [{ field: 'card.validUntil', message: insurance.card.over(formatDate(until ?? '')) }]
      : []),
  ];
}

/**
 * The use case's request for a validated body.
 * @param clinic in the language of the booking
 * @param today calendar day, on which a child is one
 */
export function bookingRequestOf(
  body: AppointmentBody,
  clinic: Clinic,
  today: string,
): BookingRequest {
  const { birthDate, email, card, note } = clinic.bookingForm;
  const shownCard = isInsurer(body.payer) && card !== 'off' ? body.card : undefined;
  const born = body.patient.birthDate;
  const isMinor = born !== undefined && isMinorOn(born, today);
  // A child's is read wherever it is said, so that no child is booked without a guardian.
  const readsBirth = birthDate !== 'off' || body.guardian !== undefined || isMinor;
  return {
    ...wantedIn(body),
    startsAt: body.startsAt,
    patient: {
      name: body.patient.name,
      bornOn: readsBirth ? (born ?? null) : null,
    },
    guardian: body.guardian ?? null,
    contact: {
      name: body.contact.name,
      phoneE164: body.contact.phone,
      email: email === 'off' ? null : (body.contact.email ?? null),
    },
    ...([birthDate, email].includes('off') && {
      unasked: { birthDate: birthDate === 'off', email: email === 'off' },
    }),
    ...(shownCard && {
      card: { number: shownCard.number, validUntil: shownCard.validUntil ?? null },
    }),
    ...(note !== 'off' && body.note && { note: body.note }),
    payerId: body.payer,
    consent: bookingConsentOf(clinic).record,
    locale: clinic.locale,
    holdToken: body.holdToken,
    preparation: body.preparation,
    channel: 'api',
  };
}
